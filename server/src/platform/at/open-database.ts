import type { PoolClient } from "pg";
import type { Clock } from "../clock.ts";
import { openPool, type WriteWatch } from "../db/index.ts";
import { openReadingTx, openTx } from "../db/tx.ts";
import { failpoint } from "../failpoints.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Bus } from "../live/bus.ts";
import { eventsKeptMs } from "../live/events-kept.ts";
import type { Log } from "../log.ts";
import { insertLiveEvents } from "./live-events.queries.ts";
import type { AtVenue, Database, LiveEventPayload, Reading } from "./units.ts";

type Parts = {
  url: string;
  log: Log;
  clock: Clock;
  bus: Bus;
  jobs: Enqueuer;
  connections: number;
  writes?: Pick<WriteWatch, "failed" | "renewedAtMs">;
};
type Enqueuer = Pick<Jobs, "enqueueOn">;
type Settings = {
  unit: "venue" | "operator" | "installation";
  /** Empty: none. */
  venueId: number | "";
  operatorId: string;
  venueIds: number[];
};
type Scope = Pick<Settings, "unit"> & Partial<Settings>;

/** Each venue's writes delete its old events once per this many events. */
const eventsBetweenSweeps = 500;

/** Each commit wakes the other processes for the events and jobs it caused. */
export function openDatabase({ url, log, clock, bus, jobs, connections, writes }: Parts): Database {
  const pool = openPool(url, log, { name: "app", max: connections });
  const openedAtMs = new WeakMap<PoolClient, number>();
  pool.on("connect", (client) => openedAtMs.set(client, performance.now()));
  const waiting = new Set<{ since: number }>();

  async function connect(): Promise<PoolClient> {
    const place = { since: performance.now() };
    waiting.add(place);
    try {
      for (;;) {
        const client = await pool.connect();
        if ((openedAtMs.get(client) ?? 0) >= (writes?.renewedAtMs() ?? 0)) return client;
        client.release(true);
      }
    } catch (error) {
      writes?.failed(error);
      throw error;
    } finally {
      waiting.delete(place);
    }
  }

  async function inUnit<T>(scope: Scope, work: (unit: OpenUnit) => Promise<T>): Promise<T> {
    const unit = begin(await connect(), scope, clock, jobs);
    try {
      const result = await work(unit);
      await unit.commit();
      if (unit.wakes.length > 0) failpoint("live.before-wake");
      for (const wake of unit.wakes) wake(bus);
      return result;
    } catch (error) {
      writes?.failed(error);
      await unit.rollback();
      throw error;
    }
  }

  async function reading<T>(scope: Scope, work: (at: Reading) => Promise<T>): Promise<T> {
    const client = await connect();
    const { tx, end } = openReadingTx(client, settings(scope));
    try {
      return await work({ tx, now: clock.now() });
    } finally {
      // Callers do not wait for the commit: they already have their rows.
      end().then(
        () => client.release(),
        () => client.release(true),
      );
    }
  }

  return {
    atVenue: (venueId, work) => inUnit({ unit: "venue", venueId }, (unit) => venuePart(unit, venueId, work)),
    atInstallation: (work) =>
      inUnit({ unit: "installation" }, (unit) =>
        work({
          ...unit.basics,
          async inVenue(venueId, part) {
            unit.also(unit.send(settings({ venueId })));
            const result = await venuePart(unit, venueId, part);
            unit.also(unit.send(settings({ venueId: "" })));
            return result;
          },
          async inOperator(scope, part) {
            unit.also(unit.send(settings({ unit: "operator", ...scope })));
            const result = await part({ ...unit.basics, ...scope });
            unit.also(unit.send(settings({ unit: "installation", operatorId: "", venueIds: [] })));
            return result;
          },
        }),
      ),
    readAtVenue: (venueId, work) =>
      reading({ unit: "venue", venueId }, (basics) => work({ ...basics, venueId })),
    readAtOperator: ({ operatorId, venueIds }, work) =>
      reading({ unit: "operator", operatorId, venueIds }, (basics) =>
        work({ ...basics, operatorId, venueIds }),
      ),
    readAtInstallation: (work) => reading({ unit: "installation" }, work),
    waitMs() {
      const [oldest] = waiting;
      return oldest && pool.waitingCount > 0 ? performance.now() - oldest.since : 0;
    },
    close: () => pool.end(),
  };
}

type OpenUnit = ReturnType<typeof begin>;

function begin(client: PoolClient, scope: Scope, clock: Clock, jobs: Enqueuer) {
  const { tx, send, end } = openTx(client);
  const wakes: Array<(bus: Bus) => void> = [];
  const unawaited: Promise<unknown>[] = [];
  const also = (answer: Promise<unknown>) => {
    // If it fails, the later statements and the commit fail too.
    answer.catch(() => {});
    unawaited.push(answer);
  };
  also(send(`begin; ${settings(scope)}`));
  const enqueue = jobs.enqueueOn(send, (queue, startAfter) => {
    wakes.push((bus) => wakeAt(bus, queue, startAfter));
  });
  return {
    basics: { tx, now: clock.now(), enqueue },
    wakes,
    send,
    also,
    async commit() {
      const committed = send("commit");
      end();
      committed.catch(() => {});
      await Promise.all(unawaited);
      const { command } = await committed;
      // PostgreSQL answers COMMIT with ROLLBACK, and no error, if a statement has failed.
      if (command !== "COMMIT") throw new Error("The transaction had failed and was rolled back");
      client.release();
    },
    async rollback() {
      end();
      try {
        await client.query("rollback");
        client.release();
      } catch {
        client.release(true);
      }
    },
  };
}

/**
 * Settings that row-level security reads. They end with the transaction, which begins without them: then a policy lets
 * nothing through.
 */
function settings({ unit, venueId, operatorId, venueIds }: Partial<Settings>): string {
  if (![...(venueIds ?? []), venueId || 0].every(Number.isSafeInteger))
    throw new TypeError("A venue's id is a number");
  if (!/^[0-9a-f-]*$/.test(operatorId ?? "")) throw new TypeError("An operator's id is a UUID");
  const set: string[] = [];
  if (unit !== undefined) set.push(`set local app.unit = '${unit}'`);
  if (venueId !== undefined) set.push(`set local app.venue_id = '${venueId}'`);
  if (operatorId !== undefined) set.push(`set local app.operator_id = '${operatorId}'`);
  if (venueIds !== undefined) set.push(`set local app.venue_ids = '${venueIds.join(",")}'`);
  return set.join("; ");
}

/** Inserts the live events last, so that the venue's counter is locked only briefly. */
async function venuePart<T>(unit: OpenUnit, venueId: number, work: (at: AtVenue) => Promise<T>): Promise<T> {
  const payloads: Promise<LiveEventPayload>[] = [];
  const broadcast = (event: LiveEventPayload | Promise<LiveEventPayload>) => {
    const payload = Promise.resolve(event);
    payload.catch(() => {});
    payloads.push(payload);
  };
  const { tx, now } = unit.basics;
  const result = await work({ ...unit.basics, venueId, broadcast });
  if (payloads.length > 0) {
    const events = JSON.stringify(await Promise.all(payloads));
    const keptSince = new Date(now.getTime() - eventsKeptMs);
    const inserted = tx.row(insertLiveEvents, {
      venueId,
      events,
      toldAt: now,
      keptSince,
      eventsBetweenSweeps,
    });
    unit.also(
      inserted.then(({ last_seq }) => {
        unit.wakes.push((bus) => bus.wake("live", `${venueId} ${last_seq}`));
      }),
    );
  }
  return result;
}

/** A timer takes 24 days at most. Workers look for later jobs themselves. */
const longestTimerMs = 24 * 3_600_000;

function wakeAt(bus: Bus, queue: string, startAfter?: Date) {
  const delayMs = startAfter ? startAfter.getTime() - Date.now() + 5 : 0;
  if (delayMs <= 0) bus.wake("job", queue);
  else if (delayMs < longestTimerMs) setTimeout(() => bus.wake("job", queue), delayMs).unref();
}
