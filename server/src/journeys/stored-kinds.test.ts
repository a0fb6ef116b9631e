import { channelKinds } from "@bellhop/contract/channel-kinds";
import { expect, test } from "vitest";
import { storedKinds } from "../domain/tasks/index.ts";
import { asOwner } from "../testing/as-owner.ts";
import { testDatabase } from "../testing/test-database.ts";

const { url } = await testDatabase();

/** The words of the CHECK on a table's kind. */
async function allowedKinds(table: string): Promise<string[]> {
  const rows = await asOwner(
    url,
    `select pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'c' and conrelid = '${table}'::regclass`,
  );
  const rule = rows.map((row) => String(row.rule)).find((one) => /^CHECK \(\(kind = ANY/.test(one)) ?? "";
  return [...rule.matchAll(/'(\w+)'/g)].map(([, kind = ""]) => kind).sort();
}

test.each([
  ["tasks", Object.values(storedKinds)],
  ["channels", channelKinds],
])("the table of %s stores every kind", async (table, kinds) => {
  expect(await allowedKinds(table)).toEqual([...kinds].sort());
});
