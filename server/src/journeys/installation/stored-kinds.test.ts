import type { ChannelKind } from "@bellhop/contract/channel-kinds";
import { expect, test } from "vitest";
import type { TaskKind } from "../../domain/tasks/index.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { testDatabase } from "../../testing/test-database.ts";

/** The migration that lets the table store each kind: a new kind needs one that extends the CHECK of its table. */
const storedSince = {
  tasks: {
    build_concierge: "0001",
    publish_general: "0001",
    publish_tools: "0001",
    import_knowledge: "0001",
    read_reservations: "0015",
    apply_reservations: "0015",
    undo_reservations: "0015",
    replay_messages: "0041",
    translate_statements: "0042",
    recount_statistics: "0045",
  } satisfies Record<TaskKind, string>,
  channels: { whatsapp: "0001", simulator: "0001", web: "0001", email: "0051" } satisfies Record<
    ChannelKind,
    string
  >,
};

const { url } = await testDatabase();

test.each(Object.entries(storedSince))("%s are stored of every kind, and no other", async (table, kinds) => {
  const rules = await asOwner(
    url,
    `select pg_get_constraintdef(oid) as rule from pg_constraint
     where contype = 'c' and conrelid = '${table}'::regclass`,
  );
  const ofKind = rules.map(({ rule }) => String(rule)).find((rule) => rule.startsWith("CHECK ((kind = ANY"));
  const stored = [...(ofKind ?? "").matchAll(/'(\w+)'/g)].map(([, kind]) => kind);
  expect(stored.toSorted()).toEqual(Object.keys(kinds).toSorted());
});
