import pg from "pg";
import { expect, test } from "vitest";
import { testDatabase } from "../../testing/test-database.ts";
import { appRole, urlAs } from "../db/index.ts";
import { openLog } from "../log.ts";
import { openPostgresBus } from "./bus.ts";

const { url } = await testDatabase();
const appUrl = urlAs(url, appRole, "");
const log = openLog("fatal");

async function busConnections(): Promise<number[]> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  const { rows } = await owner.query<{ pid: number }>(
    "select pid from pg_stat_activity where usename = 'bellhop_app' and datname = current_database()",
  );
  await owner.end();
  return rows.map((row) => row.pid);
}

async function cut(pids: number[]) {
  const app = new pg.Client({ connectionString: appUrl });
  await app.connect();
  for (const pid of pids) await app.query("select pg_terminate_backend($1)", [pid]);
  await app.end();
}

test("a wake-up reaches another process, and its own process directly", async () => {
  const one = await openPostgresBus({ url: appUrl, log });
  const other = await openPostgresBus({ url: appUrl, log });
  const heard: string[] = [];
  one.onWake("live", (key) => heard.push(`one ${key}`));
  other.onWake("live", (key) => heard.push(`other ${key}`));
  one.wake("live", "1001 7");
  await expect.poll(() => heard.toSorted()).toEqual(["one 1001 7", "other 1001 7"]);
  await Promise.all([one.close(), other.close()]);
});

test("however often the connection breaks, it is restored and everything is read again", async () => {
  const bus = await openPostgresBus({ url: appUrl, log });
  let resyncs = 0;
  bus.onResync(() => {
    resyncs += 1;
  });
  for (let round = 1; round <= 4; round++) {
    await cut(await busConnections());
    await expect.poll(() => resyncs).toBe(round);
    expect(await busConnections()).toHaveLength(1);
  }
  await bus.close();
  await expect.poll(() => busConnections()).toEqual([]);
});
