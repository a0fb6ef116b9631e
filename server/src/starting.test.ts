import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { startLock } from "./platform/db/in-turn.ts";
import { afterTest } from "./testing/after-test.ts";
import { asOwner, connectAsOwner } from "./testing/as-owner.ts";
import { type SpawnedBellhop, spawnBellhop } from "./testing/running-bellhop.ts";
import { emptyDatabase, testDatabase } from "./testing/test-database.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const spawn = async (url: string) => {
  const bellhop = await spawnBellhop({ env: { DATABASE_URL: url, DEMO: "1" } });
  afterTest(() => bellhop.stop());
  return bellhop;
};
const spawnMany = (url: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => spawn(url)));
const allReady = (processes: SpawnedBellhop[]) => Promise.all(processes.map(({ ready }) => ready));

const demoVenues = (url: string) => asOwner(url, "select name from venues order by name");

test("five processes start at once on an empty database", async () => {
  const url = await emptyDatabase();
  expect(new Set(await allReady(await spawnMany(url, 5))).size).toBe(5);
  expect(await demoVenues(url)).toHaveLength(3);
});

test("they wait for one that needs longer to prepare a migrated database than a lock may be awaited", async () => {
  const { url } = await testDatabase();
  await asOwner(
    url,
    `create function takes_long() returns trigger language plpgsql as $$ begin perform pg_sleep(0.8); return new; end $$;
     create trigger takes_long before insert on venues for each row execute function takes_long()`,
  );
  const processes = await spawnMany(url, 3);
  await allReady(processes);
  expect(await demoVenues(url)).toHaveLength(3);
  const waited = processes.filter((one) =>
    one.printed().includes("Another process is preparing the database"),
  );
  expect(waited.length).toBeGreaterThan(0);
});

test("if the one that prepares the database is killed, the next one continues", async () => {
  const url = await emptyDatabase();
  const first = await spawn(url);
  await expect.poll(() => first.printed(), { timeout: 60_000, interval: 5 }).toContain("Updating");
  const others = await spawnMany(url, 2);
  await first.kill();
  await allReady(others);
  expect(await demoVenues(url)).toHaveLength(3);
});

test("a process that waits for its turn can be stopped", async () => {
  const { url } = await testDatabase();
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  try {
    await holder.query("select pg_advisory_lock($1)", [startLock]);
    const waiting = await spawn(url);
    await expect.poll(() => waiting.printed(), { timeout: 60_000 }).toContain("Waiting for it (0 s)");
    process.kill(waiting.pid, "SIGTERM");
    expect(await waiting.ended).toEqual({ code: 0, signal: null });
  } finally {
    await holder.end();
  }
});

test("a start waits for a process that is storing what each start stores", async () => {
  const { url } = await testDatabase();
  const other = await connectAsOwner(url);
  try {
    await other.query("begin");
    await other.query(
      "insert into push_keys (public_key, private_key_sealed, created_at) values ('a', 'b', now())",
    );
    const starting = await spawn(url);
    const waiting = "select 1 from pg_locks where not granted and transactionid = pg_current_xact_id()::xid";
    await expect.poll(async () => (await other.query(waiting)).rowCount, { timeout: 60_000 }).toBe(1);
    // Longer than a statement waits for a lock.
    await pause(1_500);
    await other.query("rollback");
    await starting.ready;
  } finally {
    await other.end();
  }
});
