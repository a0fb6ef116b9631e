import pg from "pg";
import { afterAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { asOwner } from "../../testing/as-owner.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { appRole, jobsRole, openPool, urlAs } from "../db/index.ts";
import { openPostgresBus } from "../live/bus.ts";
import { openLog } from "../log.ts";
import { type Jobs, openJobs } from "./jobs.ts";
import { type Queue, queue, UnreadablePayload } from "./queue.ts";

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

/** Refuses connections. */
const nowhere = "postgres://bellhop@127.0.0.1:1/bellhop";

const settings = () =>
  asOwner(
    url,
    `select retry_limit, expire_seconds, heartbeat_seconds, dead_letter, updated_on from pgboss.queue
     where name = 'jobs-test'`,
  );

test("a queue has its declared settings, even if an earlier version created it with others", async () => {
  queue("jobs-test", z.object({}), { retries: 7, timeLimitSeconds: 40, atOnce: 1, once: true });
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
  const failing = queue("jobs-test-failing", z.object({ venue_id: z.number() }), {
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
  await enqueueFor(jobs, failing, [77]);
  const ofVenue = "select data from pgboss.job where name = 'dead-letters' and data ->> 'venue_id' = '77'";
  await expect.poll(() => asOwner(url, ofVenue)).toEqual([{ data: { venue_id: 77, payload_version: 1 } }]);
  expect(tries).toEqual([true]);
  await jobs.close(0);
});

test("deaths of the process are no failures of the job: it fails as often as its queue says", async () => {
  const dying = queue("jobs-test-dying", z.object({ venue_id: z.number() }), {
    retries: 2,
    timeLimitSeconds: 40,
    atOnce: 1,
    once: false,
  });
  const jobs = await openJobs({ url: urlAs(url, jobsRole, ""), log, bus, working: false, connections: 2 });
  await enqueueFor(jobs, dying, [79]);
  // As the library leaves a job whose process died six times.
  await asOwner(
    url,
    `update pgboss.job set state = 'retry', retry_count = 6, retry_delay = 0, retry_backoff = false,
       output = '{ "value": { "message": "job heartbeat timeout" } }'
     where name = 'jobs-test-dying'`,
  );
  const tries: boolean[] = [];
  await jobs.work(dying, async (_payload, { lastAttempt }) => {
    tries.push(lastAttempt);
    throw new Error("no");
  });
  const ofVenue =
    "select 1 as one from pgboss.job where name = 'dead-letters' and data ->> 'venue_id' = '79'";
  await expect.poll(() => asOwner(url, ofVenue), { timeout: 20_000 }).toHaveLength(1);
  expect(tries).toEqual([false, false, true]);
  await jobs.close(0);
});

test("a job whose database was away at its last attempt runs again", async () => {
  const away = queue("jobs-test-away", z.object({ venue_id: z.number() }), {
    retries: 0,
    timeLimitSeconds: 40,
    atOnce: 1,
    once: false,
  });
  const jobs = await openJobs({ url: urlAs(url, jobsRole, ""), log, bus, working: false, connections: 2 });
  const tries: number[] = [];
  await jobs.work(away, async (_payload, { attempt }) => {
    tries.push(attempt);
    if (attempt === 0) await openPool(nowhere, log, { name: "test", max: 1 }).connect();
  });
  await enqueueFor(jobs, away, [78]);
  await expect.poll(() => tries, { timeout: 20_000 }).toEqual([0, 1]);
  const ofVenue = "select state from pgboss.job where data ->> 'venue_id' = '78'";
  await expect.poll(() => asOwner(url, ofVenue)).toEqual([{ state: "completed" }]);
  await jobs.close(0);
});

test("a venue with many jobs does not hold up another's", async () => {
  const answers = queue("jobs-test-turns", z.object({ venue_id: z.number() }), {
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
  const failing = queue("jobs-test-warning", z.object({ venue_id: z.number() }), {
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
    throw Object.assign(new Error("no"), { code: "23505" });
  });
  await enqueueFor(jobs, failing, [1]);
  await expect
    .poll(() => lines.map(({ level, msg }) => `${level} ${msg}`), { timeout: 20_000 })
    .toEqual(["40 job failed; it runs again", "50 job failed for good"]);
  await jobs.close(0);
});

const shape = z.object({ venue_id: z.number(), name: z.string() });
const work = { retries: 5, timeLimitSeconds: 40, atOnce: 1, once: false };
const upgrade = ({ label, ...rest }: Record<string, unknown>) => ({ ...rest, name: label });
const plain = queue("jobs-test-plain", shape, work);
const second = queue("jobs-test-second", shape, { ...work, version: 2, upgrade });
const broken = queue("jobs-test-broken", shape, { ...work, version: 2 });

test.each([
  ["a job of the release before, without a version", plain, { venue_id: 1, name: "a" }],
  ["a job of this release", plain, { venue_id: 1, name: "a", payload_version: 1 }],
  ["a field that a newer release added", plain, { venue_id: 1, name: "a", also: true }],
  ["an earlier version that can be upgraded", second, { venue_id: 1, label: "a" }],
  ["an upgraded job", second, { venue_id: 1, name: "a", payload_version: 2 }],
])("a payload is understood: %s", (_, on, data) => {
  expect(on.read(data)).toEqual({ venue_id: 1, name: "a" });
});

test.each([
  ["a missing field", plain, { venue_id: 1 }, false],
  ["a wrong type", plain, { venue_id: "1", name: "a" }, false],
  ["no object", plain, null, false],
  ["a newer version", plain, { venue_id: 1, name: "a", payload_version: 2 }, true],
  ["an earlier version without an upgrade", broken, { venue_id: 1, name: "a" }, false],
  ["an earlier version that the upgrade can't complete", second, { venue_id: 1 }, false],
])("a payload is refused: %s", (_, on, data, isNewer) => {
  expect(() => on.read(data)).toThrow(UnreadablePayload);
  expect(() => on.read(data)).toThrow(expect.objectContaining({ isNewer }));
});

test("a job that can't be read is a dead letter at once; one of a newer release runs again", async () => {
  const lines: { level: number; msg: string }[] = [];
  const listening = openLog("warn", { write: (line) => void lines.push(JSON.parse(line)) });
  const settings = { url: urlAs(url, jobsRole, ""), log: listening, bus, working: false, connections: 2 };
  const jobs = await openJobs(settings);
  await jobs.work(plain, async () => {
    throw new Error("The handler must not run");
  });
  const store = (data: object) =>
    asOwner(
      url,
      `insert into pgboss.job_common (name, data, retry_limit) values ('jobs-test-plain', '${JSON.stringify(data)}', 20)`,
    );
  await store({ venue_id: 1 });
  await expect.poll(() => lines.map(({ msg }) => msg)).toEqual(["job failed for good"]);
  await store({ venue_id: 1, name: "a", payload_version: 2 });
  await expect.poll(() => lines.map(({ msg }) => msg)).toContain("job failed; it runs again");
  await jobs.close(0);
});
