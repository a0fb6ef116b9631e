import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { asOwner, databaseUrl } from "../../testing/as-owner.ts";
import { emptyDatabase, testDatabase } from "../../testing/test-database.ts";
import { openLog } from "../log.ts";
import { appRole, migrate, migrationFiles, migrationsFolder, urlAs } from "./index.ts";

const { url } = await testDatabase();
const log = openLog("silent");

const stranger = `stranger_${randomBytes(6).toString("hex")}`;
afterAll(async () => {
  await asOwner(url, `drop database if exists ${stranger}`);
  await asOwner(url, `drop role if exists ${stranger}`);
});

test("an installation of another owner on the same server is refused with a reason, and the first one keeps working", async () => {
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

test("migrating twice changes nothing", async () => {
  const applied = await asOwner(url, "select name, applied_at from migrations order by 1");
  await migrate({ ownerUrl: url, log });
  expect(await asOwner(url, "select name, applied_at from migrations order by 1")).toEqual(applied);
});

test("a database of a pre-release version is refused with a reason", async () => {
  const database = await emptyDatabase();
  await asOwner(database, "create table migrations (name text primary key, applied_at timestamptz)");
  await asOwner(database, "insert into migrations values ('0001_first.sql', now())");
  await expect(migrate({ ownerUrl: database, log })).rejects.toThrow(
    /This database was made by a pre-release version.*empty DATA_DIR/,
  );
});

const folder = new URL("fixtures/migrations/", import.meta.url);
const inTables = new Set(["0001_rooms.sql"]);
const beforeIndexes = new Set([...inTables, "0002_floors.sql"]);

const schemaOf = (database: string) =>
  asOwner(
    database,
    `select indexrelid::regclass::text as name, indisvalid as valid, pg_get_indexdef(indexrelid) as means from pg_index
     join pg_class c on c.oid = indexrelid where c.relnamespace = 'public'::regnamespace
     union all
     select conname, convalidated, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
     order by 1, 3`,
  );

async function migrated() {
  const database = await emptyDatabase();
  await migrate({ ownerUrl: database, log, folder });
  return schemaOf(database);
}

/** A database of an older version, with an open transaction that holds a lock on `rooms` and `beds`. */
async function lockedOldDatabase(only: Set<string>) {
  const database = await emptyDatabase();
  await migrate({ ownerUrl: database, log, folder, only });
  const busy = new pg.Client({ connectionString: database });
  await busy.connect();
  await busy.query("begin; lock table rooms, beds in row exclusive mode");
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

test("indexes are built while their tables are in use, by one of several starting processes", async () => {
  const { database, busy, building } = await lockedOldDatabase(beforeIndexes);
  const starts = Promise.all([1, 2, 3].map(() => migrate({ ownerUrl: database, log, folder })));
  await expect.poll(building).toBeDefined();
  // Others keep writing, and no one waits.
  await busy.query("insert into rooms values (1, 2); commit");
  await asOwner(database, "insert into beds values (1, 1)");
  await busy.end();
  await starts;
  expect(await schemaOf(database)).toEqual(await migrated());
}, 60_000);

test("a start killed while it builds an index is continued by the next", async () => {
  const { database, busy, building } = await lockedOldDatabase(beforeIndexes);
  const killed = migrate({ ownerUrl: database, log, folder });
  const failure = expect(killed).rejects.toThrow(/Migration 0003_indexes.concurrently.sql failed/);
  await expect.poll(building).toBeDefined();
  await asOwner(database, `select pg_terminate_backend(${await building()})`);
  await failure;
  await busy.query("commit");
  await busy.end();
  expect((await schemaOf(database)).filter((one) => !one.valid)).toMatchObject([{ name: "rooms_by_floor" }]);
  await migrate({ ownerUrl: database, log, folder });
  expect(await schemaOf(database)).toEqual(await migrated());
}, 60_000);

test("a migration waits at most a second for a lock, then lets others pass and retries", async () => {
  const { database, busy } = await lockedOldDatabase(inTables);
  const migrating = migrate({ ownerUrl: database, log, folder });
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
  expect(await schemaOf(database)).toEqual(await migrated());
}, 60_000);

test("a migration outside a transaction contains only repeatable statements", async () => {
  const unfit = new URL("fixtures/unfit-migrations/", import.meta.url);
  await expect(migrate({ ownerUrl: await emptyDatabase(), log, folder: unfit })).rejects.toThrow(
    /0001_rooms.concurrently.sql failed: it cannot be run again after "create table rooms/,
  );
});

test("no migration builds an index inside a transaction on an existing table", async () => {
  for (const file of (await migrationFiles()).slice(1)) {
    const sql = await readFile(new URL(file, migrationsFolder), "utf8");
    const made = new Set([...sql.matchAll(/^create table (\w+)/gm)].map((found) => found[1]));
    const indexed = [...sql.matchAll(/^create (?:unique )?index (?!concurrently)\w+\s+on (\w+)/gm)];
    expect(
      indexed.map((found) => found[1]).filter((table) => !made.has(table)),
      file,
    ).toEqual([]);
  }
});
