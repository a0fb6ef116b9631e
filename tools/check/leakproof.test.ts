import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { startEmbeddedPostgres } from "../../server/src/platform/embedded-postgres/index.ts";
import { openLog } from "../../server/src/platform/log.ts";
import { asOwner } from "../../server/src/testing/as-owner.ts";
import { listDefeats } from "./leakproof.ts";

const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-leakproof-"));
const postgres = await startEmbeddedPostgres({ dataDir, log: openLog("warn"), settings: { fsync: "off" } });
afterAll(async () => {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});
await asOwner(
  postgres.url,
  `create table guests (guest_id uuid primary key, merged_into uuid, name text, at timestamptz, amount numeric);
   create index on guests (name); create index on guests (at); create index on guests (amount);
   create table stays (guest_id uuid primary key, note text, zone text);
   create table open_to_all (guest_id uuid primary key);
   alter table guests enable row level security; alter table stays enable row level security`,
);

const leakproof = {
  "equality with a parameter": "select from guests where guest_id = $1",
  "a prefix": "select from guests where name >= $1 and name < $1 || chr(1114111)",
  "a list": "select from guests where guest_id = any ($1::uuid[])",
  "an expression of parameters":
    "select from guests where at >= ($1 || '-01')::date::timestamp at time zone $2",
  "case instead of coalesce":
    "select from stays s join guests g on s.guest_id = case when g.merged_into is null then g.guest_id else g.merged_into end",
  "a value that a subquery computes":
    "select from guests where at > (select now() - zone::interval from stays limit 1)",
  "a column that no index has": "select from stays where note like $1",
  "a table without row-level security":
    "select from open_to_all o join stays s on o.guest_id = (s.note || s.zone)::uuid where false",
  "a column of the query around, as a parameter":
    "select (select name from guests g where g.guest_id = s.note::uuid) from stays s",
  "a subquery that is kept apart":
    "select from (select note::uuid as id from stays offset 0) s join guests g on g.guest_id = s.id",
};

const defeated = {
  "coalesce in a join": [
    "select from guests g join stays s on s.guest_id = coalesce(g.merged_into, g.guest_id)",
    "stays.guest_id",
  ],
  "coalesce of parameters": ["select from guests where at >= coalesce($1, now())", "guests.at"],
  "a pattern": ["select from guests where name ilike $1", "guests.name"],
  "an operator that may fail": ["select from guests where amount = $1", "guests.amount"],
  "a calculation with a column": [
    "select from stays s join guests g on g.at >= $1::timestamp at time zone s.zone",
    "guests.at",
  ],
  "a cast through text": ["select from stays s join guests g on g.name = s.guest_id::text", "guests.name"],
  "in a subquery of a condition": [
    "select from stays s where exists (select from guests g where g.guest_id = s.note::uuid)",
    "guests.guest_id",
  ],
  "compared with the rows of a subquery": [
    "select from stays where guest_id in (select coalesce(merged_into, guest_id) from guests)",
    "stays.guest_id",
  ],
  "through a subquery that is merged": [
    "select from (select coalesce(merged_into, guest_id) as id from guests) g join stays s on s.guest_id = g.id",
    "stays.guest_id",
  ],
  "in one of two alternatives": ["select from guests where guest_id = $1 or name like $2", "guests.name"],
  "of an update": [
    "update guests set at = now() from stays s where guests.name = s.guest_id::text",
    "guests.name",
  ],
};

test.each(Object.entries(leakproof))("%s can use the index", async (name, text) => {
  expect(await listDefeats(postgres.url, [{ name, text }])).toEqual([]);
});

test.each(Object.entries(defeated))("%s can't use the index", async (name, [text = "", column]) => {
  expect(await listDefeats(postgres.url, [{ name, text }])).toEqual([`${name}: ${column}`]);
});
