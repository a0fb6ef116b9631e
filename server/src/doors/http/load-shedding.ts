import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";

/** Calls are refused above this lag: reads first, because the dashboard retries them. The pool gives up at 2,000 ms. */
export const maxLagMs = { reads: 600, changes: 1_200 } as const;

const lookEveryMs = 250;

/** Lag of the event loop or the wait for a database connection, in milliseconds. */
export type Lag = () => number;

export function measureLag(db: Database, ownsLoop: boolean): { lagMs: Lag; stop(): void } {
  if (!ownsLoop) return { lagMs: () => db.waitMs(), stop: () => undefined };
  let loopMs = 0;
  let lastMs = 0;
  let dueAt = performance.now() + lookEveryMs;
  const timer = setInterval(() => {
    const now = performance.now();
    const lagMs = Math.max(0, now - dueAt);
    // Two late ticks in a row: one long step is no pressure.
    loopMs = Math.min(lagMs, lastMs);
    lastMs = lagMs;
    dueAt = now + lookEveryMs;
  }, lookEveryMs).unref();
  return { lagMs: () => Math.max(loopMs, db.waitMs()), stop: () => clearInterval(timer) };
}

/** Load shedding. Routes without `access` (webhooks, health, live events) always pass. */
export function shedLoad(app: FastifyInstance, lagMs: Lag) {
  app.addHook("onRequest", (request, _reply, done) => {
    const { access } = request.routeOptions.config;
    done(access !== undefined && lagMs() > maxLagMs[access] ? refuse("unavailable") : undefined);
  });
}
