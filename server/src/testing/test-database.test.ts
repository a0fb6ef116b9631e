import { expect, inject, test } from "vitest";
import { asOwner, connectAsOwner } from "./as-owner.ts";
import { testDatabase } from "./test-database.ts";

const one = await testDatabase();
const other = await testDatabase();

test("each test database is migrated and isolated", async () => {
  await asOwner(one.url, "create table here_only ()");
  const tables = (url: string) =>
    asOwner(
      url,
      "select to_regclass('migrations') is not null as migrated, to_regclass('here_only') as planted",
    );
  expect(await tables(one.url)).toEqual([{ migrated: true, planted: "here_only" }]);
  expect(await tables(other.url)).toEqual([{ migrated: true, planted: null }]);
});

test("the owner's statements find a new session, also after an error or a closed connection", async () => {
  const { url } = await testDatabase();
  const pid = async () => (await asOwner(url, "select pg_backend_pid() as pid"))[0]?.pid;
  const first = await pid();
  expect(await pid()).toBe(first);
  await asOwner(url, "select pg_advisory_lock(1), set_config('search_path', 'elsewhere', false)");
  const state =
    "select current_schemas(false)::text as path, (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks";
  expect(await asOwner(url, state)).toEqual([{ path: "{public}", locks: 0 }]);
  await expect(asOwner(url, "select 1 / 0")).rejects.toThrow("division by zero");
  const second = await pid();
  await asOwner(inject("testPostgres").url, `select pg_terminate_backend(${second})`);
  expect(await pid()).not.toBe(second);
});

test("a waiting statement of the owner delays no other", async () => {
  const { url } = await testDatabase();
  const locking = await connectAsOwner(url);
  await locking.query("select pg_advisory_lock(2)");
  const waiting = asOwner(url, "select pg_advisory_lock(2)");
  expect(await asOwner(url, "select 1 as one")).toEqual([{ one: 1 }]);
  await locking.end();
  await waiting;
});
