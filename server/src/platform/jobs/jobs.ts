import { type JobResult, type JobWithMetadata, PgBoss } from "pg-boss";
import { isDatabaseUnavailable, markOfDatabase } from "../db/index.ts";
import type { Send } from "../db/tx.ts";
import { isError } from "../describe-error.ts";
import { failpoint } from "../failpoints.ts";
import type { Bus } from "../live/bus.ts";
import type { Log } from "../log.ts";
import { type Backlog, type QueueBacklog, readBacklog, readQueues } from "./backlog.ts";
import { jobsSchema, withJobLibrary } from "./job-tables.ts";
import { deadLetters, declaredQueues, type Queue, UnreadablePayload } from "./queue.ts";
import { watchDatabaseClock } from "./set-back-clock.ts";
import { openTurns } from "./turns.ts";

export type Enqueue = <Payload extends object>(
  queue: Queue<Payload>,
  payload: Payload,
  when?: { key?: string; startAfter?: Date },
) => Promise<void>;

export type JobWork<Payload> = (
  payload: Payload,
  job: { id: string; attempt: number; lastAttempt: boolean },
) => Promise<void>;

export type Jobs = {
  /** How far the work is behind. */
  backlog(): Promise<Backlog>;
  queues(): Promise<QueueBacklog[]>;
  enqueueOn(send: Send, wake: (queue: string, startAfter?: Date) => void): Enqueue;
  work<Payload extends object>(queue: Queue<Payload>, work: JobWork<Payload>): Promise<void>;
  stopClaiming(): Promise<void>;
  /** Lets running jobs finish within `withinMs`, then closes. */
  close(withinMs: number): Promise<void>;
};

/** Finds jobs whose wake-up was lost, for example because their sender died after the commit. */
const pollSeconds = 2;
/** Limits how long a connection that was opened while the database was read-only is used. */
const lifeSeconds = 60;
/** Longer than the library's maintenance takes. */
const queryTimeoutMs = 30_000;
/** Extra retries for jobs whose process died or whose database was away. Limited, because a job may cause that. */
const maxCrashRetries = 15;
/** Backoff doubles from one second up to this. */
export const maxBackoffSeconds = 300;
const supervise = {
  supervise: true,
  superviseIntervalSeconds: 2,
  // Returns jobs of dead processes to the queue, 10 s after their last heartbeat.
  monitorIntervalSeconds: 5,
  maintenanceIntervalSeconds: 300,
};

/** With `working`, this process also supervises stalled jobs. */
export async function openJobs({
  url,
  log,
  bus,
  working,
  connections,
  onFault = () => {},
}: {
  url: string;
  log: Log;
  bus: Bus;
  working: boolean;
  connections: number;
  /** Called with each error of the library's own statements. */
  onFault?: (error: Error) => void;
}): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    schema: jobsSchema,
    application_name: "bellhop jobs",
    max: connections,
    createSchema: false,
    migrate: false,
    schedule: false,
    connectionTimeoutMillis: 2_000,
    ...{ query_timeout: queryTimeoutMs, keepAlive: true, maxLifetimeSeconds: lifeSeconds },
    ...(working ? supervise : { supervise: false }),
  });
  boss.on("error", (error) => {
    markOfDatabase(error);
    // The write watch logs an outage once; each queue would log it every two seconds.
    log[isDatabaseUnavailable(error) ? "debug" : "warn"]({ err: error }, "job library");
    onFault(error);
  });
  await boss.start();
  await createQueues(boss);
  const openedAtMs = performance.now();

  const stopWatching = working
    ? watchDatabaseClock(boss.getDb(), { log, longestPauseSeconds: maxBackoffSeconds + 1 })
    : () => {};
  const turns = openTurns();
  const idleWorkers = new Map<string, Set<string>>();
  /** Wakes one idle worker. A worker that finds a job wakes the next one, so none wakes in vain. */
  const wakeWorkers = (queue: string) => {
    const [first] = idleWorkers.get(queue) ?? [];
    if (first) boss.notifyWorker(first);
  };
  bus.onWake("job", wakeWorkers);
  bus.onResync(() => {
    for (const queue of idleWorkers.keys()) wakeWorkers(queue);
  });

  return {
    backlog: async () => {
      const openS = (performance.now() - openedAtMs) / 1_000;
      return { openS, ...(await readBacklog(boss.getDb())) };
    },
    queues: () => readQueues(boss.getDb()),

    enqueueOn: (send, wake) => async (queue, payload, when) => {
      await boss.send(
        queue.name,
        { ...payload, payload_version: queue.version },
        {
          // A named statement is parsed once per connection.
          db: { executeSql: (text, values) => send({ name: `enqueue ${queue.name}`, text, values }) },
          ...(isOfVenue(payload) && { priority: turns.take(queue.name, payload.venue_id) }),
          ...(when?.key && { singletonKey: when.key }),
          ...(when?.startAfter && { startAfter: when.startAfter }),
        },
      );
      wake(queue.name, when?.startAfter);
    },

    async work(queue, work) {
      const idle = new Set<string>();
      idleWorkers.set(queue.name, idle);
      for (let n = 0; n < queue.atOnce; n++) {
        let worker = "";
        worker = await boss.work(
          queue.name,
          {
            batchSize: 1,
            includeMetadata: true,
            pollingIntervalSeconds: pollSeconds,
            heartbeatRefreshSeconds: 5,
            perJobResults: true,
          },
          async ([job]) => {
            if (!job) return [];
            idle.delete(worker);
            wakeWorkers(queue.name);
            try {
              return [await tryJob(job, queue, work, log)];
            } finally {
              idle.add(worker);
              boss.notifyWorker(worker);
            }
          },
        );
        idle.add(worker);
      }
    },

    async stopClaiming() {
      await Promise.all([...idleWorkers.keys()].map((name) => boss.offWork(name, { wait: false })));
    },

    async close(withinMs) {
      stopWatching();
      await boss.stop({ graceful: true, timeout: withinMs });
    },
  };
}

/**
 * How often the job itself has failed, apart from deaths of its process and from outages of the database. A death forgets
 * it: the library stores its own output then.
 */
const failuresIn = (output: object | null): number => {
  const { failures } = { failures: 0, ...output };
  return typeof failures === "number" ? failures : 0;
};

const withFailures = (error: unknown, failures: number): Error =>
  Object.assign(new Error(isError(error) ? error.message : String(error), { cause: error }), { failures });

/** Works on a job once. The result says whether it runs again. */
async function tryJob<Payload extends object>(
  job: JobWithMetadata<unknown>,
  queue: Queue<Payload>,
  work: JobWork<Payload>,
  log: Log,
): Promise<JobResult> {
  const failures = failuresIn(job.output);
  const hasNoTriesLeft = job.retryCount >= queue.retries + maxCrashRetries;
  const attempt = {
    id: job.id,
    attempt: job.retryCount,
    lastAttempt: failures >= queue.retries || hasNoTriesLeft,
  };
  try {
    failpoint("job.claimed");
    await work(queue.read(job.data), attempt);
    failpoint("job.worked");
    return { id: job.id, status: "completed" };
  } catch (error) {
    const failed = { queue: queue.name, job: job.id, attempt: job.retryCount, err: error };
    const isUnreadable = error instanceof UnreadablePayload && !error.isNewer;
    // Also the last attempt runs again if the database was away: it could not even store that it failed.
    const isAway = isDatabaseUnavailable(error);
    if ((isAway || failures < queue.retries) && !hasNoTriesLeft && !isUnreadable) {
      log.warn(failed, "job failed; it runs again");
      const output = withFailures(error, failures + (isAway ? 0 : 1));
      return { id: job.id, status: "failed", output };
    }
    log.error(failed, "job failed for good");
    return { id: job.id, status: "deadletter", output: error };
  }
}

const isOfVenue = (payload: object): payload is { venue_id: number } =>
  "venue_id" in payload && typeof payload.venue_id === "number";

export async function createJobQueues(url: string): Promise<void> {
  await withJobLibrary(url, createQueues);
}

async function createQueues(boss: PgBoss) {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const due = [
    { name: deadLetters, policy: "standard" as const, settings: { retentionSeconds: 90 * 86_400 } },
    ...declaredQueues().map((queue) => ({
      name: queue.name,
      policy: queue.once ? ("short" as const) : ("standard" as const),
      settings: settingsOf(queue),
    })),
  ];
  for (const { name, policy, settings } of due) {
    const found = existing.get(name);
    if (!found) {
      await boss.createQueue(name, { policy, ...settings });
      continue;
    }
    // The library can't change the policy, which the jobs' unique keys depend on.
    if (found.policy !== policy) {
      throw new Error(`The queue "${name}" exists with another "once". Rename it`);
    }
    const hasChanged = Object.entries(settings).some(([key, value]) => found[key as keyof Queued] !== value);
    if (hasChanged) await boss.updateQueue(name, settings);
  }
}

type Queued = Awaited<ReturnType<PgBoss["getQueues"]>>[number];

function settingsOf(queue: Queue<object>) {
  return {
    retryLimit: queue.retries + maxCrashRetries,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: maxBackoffSeconds,
    expireInSeconds: queue.timeLimitSeconds,
    heartbeatSeconds: 10,
    deadLetter: deadLetters,
  };
}
