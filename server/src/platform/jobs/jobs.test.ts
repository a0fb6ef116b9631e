import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { asOwner } from "../../testing/as-owner.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { appRole, jobsRole, urlAs } from "../db/index.ts";
import { openPostgresBus } from "../live/bus.ts";
import { openLog } from "../log.ts";
import { type Jobs, openJobs } from "./jobs.ts";
import { type Queue, queue } from "./queue.ts";

const { url } = await testDatabase();
const log = openLog("fatal");
const bus = await openPostgresBus({ url: urlAs(url, appRole, ""), log });
afterAll(() => bus.close());

/** Opens the queues as a process that starts, and closes again. */
async function start() {
  const jobs = await openJobs({ url: urlAs(url, jobsRole, ""), log, bus, working: false, connections: 2 });
  await jobs.close(0);
}

async function enqueueFor(jobs: Jobs, on: Queue<{ venue_id: number }>, venueIds: number[]) {
  const client = new pg.Client({ connectionString: urlAs(url, appRole, "") });
  await client.connect();
  const enqueue = jobs.enqueueOn(
    (query) => client.query(query),
    () => {},
  );
  for (const venue_id of venueIds) await enqueue(on, { venue_id });
  await client.end();
}

const settings = () =>
  asOwner(
    url,
    `select retry_limit, expire_seconds, heartbeat_seconds, dead_letter, updated_on from pgboss.queue
     where name = 'jobs-test'`,
  );

test("a queue has its declared settings, even if an earlier version created it with others", async () => {
  queue("jobs-test", { retries: 7, timeLimitSeconds: 40, atOnce: 1, once: true });
  await start();
  const [made] = await settings();
  const declared = {
    retry_limit: 22,
    expire_seconds: 40,
    heartbeat_seconds: 10,
    dead_letter: "dead-letters",
  };
  expect(made).toMatchObject(declared);

  await start();
  expect(await settings()).toEqual([made]);

  await asOwner(
    url,
    "update pgboss.queue set retry_limit = 2, expire_seconds = 900, heartbeat_seconds = null where name = 'jobs-test'",
  );
  await start();
  expect((await settings())[0]).toMatchObject(declared);
});

test("a job that fails at its last attempt is a dead letter, however many crashes it might still survive", async () => {
  const failing = queue<{ venue_id: number }>("jobs-test-failing", {
    retries: 0,
    timeLimitSeconds: 40,
    atOnce: 1,
    once: false,
  });
  const jobs = await openJobs({ url: urlAs(url, jobsRole, ""), log, bus, working: false, connections: 2 });
  const tries: boolean[] = [];
  await jobs.work(failing, async (_payload, { lastAttempt }) => {
    tries.push(lastAttempt);
    throw new Error("no");
  });
  await enqueueFor(jobs, failing, [1]);
  const dead = () => asOwner(url, "select data from pgboss.job where name = 'dead-letters'");
  await expect.poll(dead).toEqual([{ data: { venue_id: 1 } }]);
  expect(tries).toEqual([true]);
  await jobs.close(0);
});

test("a venue with many jobs does not hold up another's", async () => {
  const answers = queue<{ venue_id: number }>("jobs-test-turns", {
    retries: 0,
    timeLimitSeconds: 40,
    atOnce: 1,
    once: false,
  });
  const jobs = await openJobs({ url: urlAs(url, jobsRole, ""), log, bus, working: false, connections: 2 });
  await enqueueFor(jobs, answers, [...Array<number>(20).fill(1), 2]);
  const worked: number[] = [];
  await jobs.work(answers, async ({ venue_id }) => void worked.push(venue_id));
  await expect.poll(() => worked).toHaveLength(21);
  expect(worked.indexOf(2)).toBeLessThan(4);
  await jobs.close(0);
});

test("a job that fails and runs again is a warning; one that is given up is an error", async () => {
  const failing = queue<{ venue_id: number }>("jobs-test-warning", {
    retries: 1,
    timeLimitSeconds: 40,
    atOnce: 1,
    once: false,
  });
  const lines: { level: number; msg: string }[] = [];
  const listening = openLog("warn", { write: (line) => void lines.push(JSON.parse(line)) });
  const settings = { url: urlAs(url, jobsRole, ""), log: listening, bus, working: false, connections: 2 };
  const jobs = await openJobs(settings);
  await jobs.work(failing, async () => {
    throw Object.assign(new Error("no"), { code: "55P03" });
  });
  await enqueueFor(jobs, failing, [1]);
  await expect
    .poll(() => lines.map(({ level, msg }) => `${level} ${msg}`), { timeout: 20_000 })
    .toEqual(["40 job failed; it runs again", "50 job failed for good"]);
  await jobs.close(0);
});
