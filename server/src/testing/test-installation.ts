import { afterAll } from "vitest";
import { type Database, openDatabase } from "../platform/at/index.ts";
import type { Clock } from "../platform/clock.ts";
import { appRole, urlAs } from "../platform/db/index.ts";
import type { Jobs } from "../platform/jobs/jobs.ts";
import type { Bus } from "../platform/live/bus.ts";
import { openLog } from "../platform/log.ts";
import { portOfItsOwn } from "./port-of-its-own.ts";
import { testDatabase } from "./test-database.ts";

export type SetClock = Clock & { set(to: Date): void; forward(ms: number): void };

export function setClock(from: Date): SetClock {
  let now = from;
  return {
    now: () => new Date(now),
    elapsedMs: () => now.getTime(),
    set(to) {
      now = to;
    },
    forward(ms) {
      now = new Date(now.getTime() + ms);
    },
  };
}

/** A migrated database without job workers; enqueueing fails. */
export async function testInstallation(
  clock: Clock,
  jobs: "none may be asked for" | "asked for and never done" = "none may be asked for",
): Promise<{ db: Database; ownerUrl: string }> {
  const { url } = await testDatabase();
  const enqueuer = jobs === "none may be asked for" ? noJobs : neverDone;
  return { db: openWithout(enqueuer, urlAs(url, appRole, ""), clock), ownerUrl: url };
}

/** A database that does not answer. */
export async function unreachableDatabase(clock: Clock): Promise<Database> {
  return openWithout(noJobs, `postgres://nobody@127.0.0.1:${await portOfItsOwn()}/nothing`, clock);
}

function openWithout(jobs: Enqueuer, url: string, clock: Clock): Database {
  const log = openLog("silent");
  const db = openDatabase({ url, log, clock, bus: nobodyListens, jobs, connections: 4 });
  afterAll(() => db.close());
  return db;
}

const nobodyListens: Bus = { wake() {}, onWake() {}, onResync() {}, async close() {} };

type Enqueuer = Pick<Jobs, "enqueueOn">;

const noJobs: Enqueuer = {
  enqueueOn: () => async (queue) => {
    throw new Error(`This test runs no jobs, but one was enqueued: ${queue.name}`);
  },
};

const neverDone: Enqueuer = { enqueueOn: () => async () => {} };
