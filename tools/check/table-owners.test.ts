import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { findForeignTables, tablesIn } from "./table-owners.ts";

const root = mkdtempSync(path.join(os.tmpdir(), "bellhop-owners-"));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const owners = { guests: "domain/guests", stays: "domain/stays", live_events: "platform" };
const uses: [sql: string, writes: string[], reads: string[]][] = [
  ["insert into guests (guest_id) select stay_id from stays", ["guests"], ["stays"]],
  ["update guests g set name = '' from stays s where g.id = s.id", ["guests"], ["stays"]],
  ["update only guests set name = 'from stays'", ["guests"], []],
  ["insert into guests (id) values (1) on conflict (id) do update set name = excluded.name", ["guests"], []],
  ["delete from guests using stays where true", ["guests"], ["stays"]],
  ["truncate table guests", ["guests"], []],
  ["merge into guests g using stays s on true when matched then do nothing", ["guests"], ["stays"]],
  ["select 1 from guests for update", [], ["guests"]],
  ["select 1 from guests for no key update of guests", [], ["guests"]],
  ["select from other o, guests g, lateral (select from stays) s where true", [], ["guests", "stays"]],
  ["select (select 1 from stays) from guests, unnest($1) as given", [], ["stays", "guests"]],
  ["with stays as (delete from guests returning id) select from stays", ["guests"], []],
  ["with one as materialized (select from public.guests) select from one", [], ["guests"]],
  ["select extract(day from stays.at) from a left join b using (stays)", [], []],
  ["select a is distinct from stays -- from guests", [], []],
  ["insert into pgboss.guests values (1)", [], []],
];

test.each(uses)("finds the tables of: %s", (sql, writes, reads) => {
  const found = tablesIn(sql).filter(({ table }) => table in owners);
  expect(found.filter((use) => use.writes).map(({ table }) => table)).toEqual(writes);
  expect(found.filter((use) => !use.writes).map(({ table }) => table)).toEqual(reads);
});

/** A placeholder in a planted template. */
const hole = (name: string) => `\${${name}}`;

const owned = {
  "server/migrations/0001.sql":
    "create table guests ();\ncreate table if not exists stays ();\ncreate table live_events ();",
  "server/src/domain/guests/guests.queries.ts": `export const add = statement("add", "insert into guests values (1)"); export const one = (table: string) => \`update ${hole("table")} set a = 1\`; one("guests");`,
  "server/src/domain/guests/fragments.ts": 'export const idsOf = "select guest_id from guests";',
  "server/src/domain/stays/stays.queries.ts": `import { idsOf } from "../guests/index.ts"; export const list = statement("list", \`select from stays where guest_id in (${hole("idsOf")})\`);`,
  "server/src/platform/live/erase.ts": 'const erase = statement("erase", "delete from live_events");',
  "server/src/domain/guests/a.test.ts": 'run("delete from stays");',
  "server/src/testing/seed.ts": 'run("delete from stays");',
  "server/src/journeys/note.ts": 'export const kind = "stays";',
};

test("owners write and read their tables, and others use their fragments", () => {
  plant(owned);
  expect(findForeignTables(root, owners, {})).toEqual([]);
});

const foreign: [file: string, code: string, complaint: string][] = [
  [
    "domain/guests/b.queries.ts",
    `statement("b", \`delete from stays where ${hole("one")}\`)`,
    "writes stays, which belongs to domain/stays",
  ],
  [
    "domain/guests/c.queries.ts",
    'statement("c", "select from guests join stays using (id)")',
    "reads stays, which belongs to domain/stays",
  ],
  [
    "domain/guests/d.queries.ts",
    `const e = (t: string) => \`delete from ${hole("t")}\`; e("stays")`,
    "writes stays, which belongs to domain/stays",
  ],
  ["domain/guests/e.queries.ts", 'viewOf("stays")', "reads stays, which belongs to domain/stays"],
  [
    "journeys/f.ts",
    'statement("f", "update guests set name = 1")',
    "writes guests, which belongs to domain/guests",
  ],
  [
    "platform/jobs/g.ts",
    'statement("g", "insert into guests values (1)")',
    "writes guests, which belongs to domain/guests",
  ],
  [
    "domain/stays/fragments.ts",
    'const clear = "with c as (delete from guests) select"',
    "writes guests, which belongs to domain/guests",
  ],
];

test.each(foreign)("refuses a statement on another folder's table: %s", (file, code, complaint) => {
  plant({ ...owned, [`server/src/${file}`]: code });
  const found = findForeignTables(root, owners, {});
  expect(found).toEqual([expect.stringContaining(`server/src/${file}: ${complaint}`)]);
});

test("a listed read is allowed, a listed write is not, and an unused entry is found", () => {
  const allowed = { "domain/guests": { stays: "Guests show their stays." } };
  plant({ ...owned, "server/src/domain/guests/c.queries.ts": '"select from stays"' });
  expect(findForeignTables(root, owners, allowed)).toEqual([]);
  plant({ "server/src/domain/guests/c.queries.ts": '"update stays set a = 1"' });
  expect(findForeignTables(root, owners, allowed)).toEqual([
    "server/src/domain/guests/c.queries.ts: writes stays, which belongs to domain/stays: call a function of it",
    "foreignReads lists domain/guests stays, which is not read",
  ]);
});

test("a table without an owner is found, and an owner without a table", () => {
  plant(owned);
  const { stays: _, ...others } = owners;
  expect(findForeignTables(root, { ...others, rooms: "domain/rooms" }, {})).toEqual([
    "tableOwners lacks stays",
    "tableOwners lists rooms, which no migration creates",
  ]);
});

function plant(files: Record<string, string>): void {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
  }
}
