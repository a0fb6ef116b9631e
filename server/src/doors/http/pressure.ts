import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";

/**
 * How late everything may run until a call is refused at once instead of waiting with the others: reads first, because
 * the dashboard asks again by itself. The pool gives up at 2,000 ms, which is when webhooks are refused too.
 */
export const shedAboveMs = { reads: 600, changes: 1_200 } as const;

const lookEveryMs = 250;

/** How late this process runs: its event loop, or the oldest unit of work that still waits for a connection. */
export type Lateness = () => number;

/** Measures lateness until `stop`; the event loop's only where the process owns it. */
export function measureLateness(db: Database, ownsLoop: boolean): { lateMs: Lateness; stop(): void } {
  if (!ownsLoop) return { lateMs: () => db.waitMs(), stop: () => undefined };
  let loopMs = 0;
  let lastMs = 0;
  let dueAt = performance.now() + lookEveryMs;
  const timer = setInterval(() => {
    const now = performance.now();
    const lateMs = Math.max(0, now - dueAt);
    // Late twice in a row: one long step is no pressure.
    loopMs = Math.min(lateMs, lastMs);
    lastMs = lateMs;
    dueAt = now + lookEveryMs;
  }, lookEveryMs).unref();
  return { lateMs: () => Math.max(loopMs, db.waitMs()), stop: () => clearInterval(timer) };
}

/** Refuses calls while the process runs late. What has no word for what it does (webhooks, health, live events) is let in. */
export function shedUnderPressure(app: FastifyInstance, lateMs: Lateness) {
  app.addHook("onRequest", (request, _reply, done) => {
    const { does } = request.routeOptions.config;
    done(does !== undefined && lateMs() > shedAboveMs[does] ? refuse("unavailable") : undefined);
  });
}
