import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { asOwner, databaseUrl } from "../../testing/as-owner.ts";
import { emptyDatabase, testDatabase } from "../../testing/test-database.ts";
import { openLog } from "../log.ts";
import { appRole, migrate, migrationFiles, urlAs } from "./index.ts";

const { url } = await testDatabase();
const log = openLog("silent");

const stranger = `stranger_${randomBytes(6).toString("hex")}`;
afterAll(async () => {
  await asOwner(url, `drop database if exists ${stranger}`);
  await asOwner(url, `drop role if exists ${stranger}`);
});

test("an installation of another owner on the same server is refused in words, and the first one works on", async () => {
  await asOwner(url, `create role ${stranger} login createrole password 'another-password'`);
  await asOwner(url, `grant ${stranger} to current_user`);
  await asOwner(url, `create database ${stranger} owner ${stranger}`);
  const theirs = new URL(databaseUrl(url, stranger));
  theirs.username = stranger;
  theirs.password = "another-password";

  await expect(migrate({ ownerUrl: theirs.href, log })).rejects.toThrow(
    /bellhop_app .*belongs to another installation.*same owner/s,
  );
  const app = new pg.Client({ connectionString: urlAs(url, appRole, "") });
  await app.connect();
  expect((await app.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await app.end();
});

test("bringing a database up to date twice changes nothing", async () => {
  const applied = await asOwner(url, "select name, applied_at from migrations order by 1");
  await migrate({ ownerUrl: url, log });
  expect(await asOwner(url, "select name, applied_at from migrations order by 1")).toEqual(applied);
});

const files = await migrationFiles();
const shipped = 3;
const concurrent = files.filter((file) => file.endsWith(".concurrently.sql"));
const beforeIndexes = new Set(files.slice(0, files.indexOf(concurrent[0] ?? "")));

const indexesOf = (database: string) =>
  asOwner(
    database,
    `select indexrelid::regclass::text as name, indisvalid as valid, pg_get_indexdef(indexrelid) as means from pg_index
     join pg_class c on c.oid = indexrelid where c.relnamespace = 'public'::regnamespace order by 1`,
  );

/** A database of the version before, with a transaction open that whoever builds an index there waits for. */
async function oldAndBusy() {
  const database = await emptyDatabase();
  await migrate({ ownerUrl: database, log, only: beforeIndexes });
  const busy = new pg.Client({ connectionString: database });
  await busy.connect();
  await busy.query("begin; lock table alerts, webhook_deliveries in row exclusive mode");
  const building = async () => {
    const [found] = await asOwner(
      database,
      `select pid from pg_stat_activity where datname = current_database() and query like 'create index concurrently%'
       and wait_event_type = 'Lock'`,
    );
    return found?.pid;
  };
  return { database, busy, building };
}

test("indexes on tables in use are built while they are in use, by one of several processes that start at once", async () => {
  const { database, busy, building } = await oldAndBusy();
  const starts = Promise.all([1, 2, 3].map(() => migrate({ ownerUrl: database, log })));
  await expect.poll(building).toBeDefined();
  // The version before goes on writing meanwhile, and nobody waits for anybody.
  await busy.query("update alerts set ended_at = now(); commit");
  await asOwner(database, "delete from webhook_deliveries");
  await busy.end();
  await starts;
  expect(await indexesOf(database)).toEqual(await indexesOf(url));
  expect(await asOwner(database, "select from pg_constraint where not convalidated")).toEqual([]);
}, 60_000);

test("a start that is killed while it builds an index is taken up by the next", async () => {
  const { database, busy, building } = await oldAndBusy();
  const killed = migrate({ ownerUrl: database, log });
  const failure = expect(killed).rejects.toThrow(/Migration .* failed/);
  await expect.poll(building).toBeDefined();
  await asOwner(database, `select pg_terminate_backend(${await building()})`);
  await failure;
  await busy.query("commit");
  await busy.end();
  expect((await indexesOf(database)).filter((index) => !index.valid)).toHaveLength(1);
  await migrate({ ownerUrl: database, log });
  expect(await indexesOf(database)).toEqual(await indexesOf(url));
}, 60_000);

test("a table that somebody holds is asked for again, and others wait for it no longer than a second", async () => {
  const database = await emptyDatabase();
  await migrate({ ownerUrl: database, log, only: new Set(files.slice(0, shipped)) });
  const busy = new pg.Client({ connectionString: database });
  await busy.connect();
  await busy.query("begin; lock table webhook_deliveries in row exclusive mode");
  const migrating = migrate({ ownerUrl: database, log });
  const state = async () => {
    const [found] = await asOwner(
      database,
      `select coalesce(wait_event_type = 'Lock', false) as waits, query from pg_stat_activity
       where datname = current_database() and application_name = 'bellhop migrate'`,
    );
    return found;
  };
  await expect.poll(state).toMatchObject({ waits: true });
  await expect.poll(state).toMatchObject({ waits: false, query: "rollback" });
  await busy.query("commit");
  await busy.end();
  await migrating;
  expect(await indexesOf(database)).toEqual(await indexesOf(url));
}, 60_000);

test("no migration builds an index inside a transaction on a table that was there before", async () => {
  for (const file of files.slice(shipped)) {
    const sql = await readFile(new URL(`../../../migrations/${file}`, import.meta.url), "utf8");
    const made = new Set([...sql.matchAll(/^create table (\w+)/gm)].map((found) => found[1]));
    const indexed = [...sql.matchAll(/^create (?:unique )?index (?!concurrently)\w+\s+on (\w+)/gm)];
    expect(
      indexed.map((found) => found[1]).filter((table) => !made.has(table)),
      file,
    ).toEqual([]);
  }
});
