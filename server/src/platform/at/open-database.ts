import type { Pool, PoolClient } from "pg";
import type { Clock } from "../clock.ts";
import { openPool } from "../db/index.ts";
import { txOn } from "../db/tx.ts";
import { mayCrashAt } from "../failpoints.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Bus } from "../live/bus.ts";
import type { Log } from "../log.ts";
import { beginUnit, deleteOldLiveEvents, insertLiveEvents } from "./statements.queries.ts";
import type { AtVenue, Database } from "./units.ts";

type Parts = { url: string; log: Log; clock: Clock; bus: Bus; jobs: Jobs; connections?: number };
type Scope = { unit: "venue" | "operator" | "installation"; venueId?: number; venueIds?: number[] };

/** So long a browser that was away can catch up event by event. */
const eventsKeptMs = 24 * 3_600_000;
/** The venue's own writing sweeps what is older, every so many events: no clock has to call for it. */
const eventsBetweenSweeps = 500;

/** Opens the database as the app's role. After each commit the other processes are woken for what it caused. */
export function openDatabase({ url, log, clock, bus, jobs, connections }: Parts): Database {
  const pool = openPool(url, log, "app", connections);

  async function inUnit<T>(scope: Scope, work: (unit: OpenUnit) => Promise<T>): Promise<T> {
    const unit = await begin(pool, scope, clock, jobs);
    try {
      const result = await work(unit);
      await unit.commit();
      if (unit.wakes.length > 0) mayCrashAt("live.before-wake");
      for (const wake of unit.wakes) wake(bus);
      return result;
    } catch (error) {
      await unit.rollback();
      throw error;
    }
  }

  return {
    atVenue: (venueId, work) => inUnit({ unit: "venue", venueId }, (unit) => venuePart(unit, venueId, work)),
    atOperator: ({ operatorId, venueIds }, work) =>
      inUnit({ unit: "operator", venueIds }, (unit) => work({ ...unit.basics, operatorId, venueIds })),
    atInstallation: (work) =>
      inUnit({ unit: "installation" }, (unit) =>
        work({
          ...unit.basics,
          async inVenue(venueId, part) {
            await unit.basics.tx.row(beginUnit, ["installation", String(venueId), ""]);
            const result = await venuePart(unit, venueId, part);
            await unit.basics.tx.row(beginUnit, ["installation", "", ""]);
            return result;
          },
          async inOperator(scope, part) {
            await unit.basics.tx.row(beginUnit, ["installation", "", scope.venueIds.join(",")]);
            const result = await part({ ...unit.basics, ...scope });
            await unit.basics.tx.row(beginUnit, ["installation", "", ""]);
            return result;
          },
        }),
      ),
    close: () => pool.end(),
  };
}

type OpenUnit = Awaited<ReturnType<typeof begin>>;

/** Checks a connection out and opens the transaction on it; nothing is waited for until the first question. */
async function begin(pool: Pool, scope: Scope, clock: Clock, jobs: Jobs) {
  const client: PoolClient = await pool.connect();
  const tx = txOn(client);
  const wakes: Array<(bus: Bus) => void> = [];
  const opened = Promise.all([
    client.query("begin"),
    tx.row(beginUnit, [scope.unit, String(scope.venueId ?? ""), (scope.venueIds ?? []).join(",")]),
  ]);
  // Where this fails, the questions behind it fail too, or the commit turns into a rollback: both are told.
  opened.catch(() => {});
  const enqueue = jobs.enqueueOn(client, (queue, startAfter) => {
    wakes.push((bus) => wakeAt(bus, queue, startAfter));
  });
  return {
    basics: { tx, now: clock.now(), enqueue },
    wakes,
    async commit() {
      await opened;
      const { command } = await client.query("commit");
      // A transaction with a failed statement in it "commits" as a rollback, without an error of its own.
      if (command !== "COMMIT") throw new Error("The transaction had failed and was rolled back");
      client.release();
    },
    async rollback() {
      try {
        await client.query("rollback");
        client.release();
      } catch {
        // The connection is gone, and the transaction with it.
        client.release(true);
      }
    },
  };
}

/** Runs the venue's part of a unit, then writes what it told, last, so that the venue's counter is locked briefly. */
async function venuePart<T>(unit: OpenUnit, venueId: number, work: (at: AtVenue) => Promise<T>): Promise<T> {
  const told: Array<{ kind: string }> = [];
  const result = await work({ ...unit.basics, venueId, tell: (event) => told.push(event) });
  if (told.length > 0) {
    const { last_seq } = await unit.basics.tx.row(insertLiveEvents, [
      venueId,
      JSON.stringify(told),
      unit.basics.now,
    ]);
    unit.wakes.push((bus) => bus.wake("live", `${venueId} ${last_seq}`));
    const isTimeToSweep = last_seq % eventsBetweenSweeps < told.length;
    if (isTimeToSweep) {
      await unit.basics.tx.run(deleteOldLiveEvents, [
        venueId,
        new Date(unit.basics.now.getTime() - eventsKeptMs),
      ]);
    }
  }
  return result;
}

/** Wakes the workers of a queue now, or when its job comes due. */
function wakeAt(bus: Bus, queue: string, startAfter?: Date) {
  bus.wake("job", queue);
  if (startAfter) {
    const delayMs = startAfter.getTime() - Date.now() + 5;
    if (delayMs > 0) setTimeout(() => bus.wake("job", queue), delayMs).unref();
  }
}
