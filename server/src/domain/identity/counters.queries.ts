import { change } from "../../platform/db/index.ts";

/**
 * True if the window has ended, or began in the future because the clock was set back. Clocks of processes may differ
 * by a minute.
 */
const isOver =
  "(kept.window_started_at <= $windowEndsWith or kept.window_started_at > $now::timestamptz + interval '1 minute')";

export const addToCounter = change<
  { counter: Buffer; now: Date; windowEndsWith: Date },
  { attempts: number; window_started_at: Date }
>(
  "count a sign-in attempt",
  `insert into sign_in_attempts as kept (counter, window_started_at, attempts) values ($counter, $now, 1)
   on conflict (counter) do update set
     attempts = case when ${isOver} then 1 else kept.attempts + 1 end,
     window_started_at = case when ${isOver} then $now else kept.window_started_at end
   returning attempts, window_started_at`,
);

/** Decrements the counters not in `$reset`. Locks in counting order, against deadlocks. */
export const refundAttempts = change<{ counters: Buffer[]; reset: Buffer[] }>(
  "refund sign-in attempts",
  `update sign_in_attempts as kept
   set attempts = case when kept.counter = any ($reset::bytea[]) then 0 else greatest(kept.attempts - 1, 0) end
   from (select counter from unnest($counters::bytea[]) with ordinality as given (counter, place)
         join sign_in_attempts as counted using (counter) order by place for update of counted) as held
   where kept.counter = held.counter`,
);

export const sweepCounters = change<{ startedBefore: Date; limit: number }>(
  "sweep sign-in attempts",
  `delete from sign_in_attempts where counter in
     (select counter from sign_in_attempts where window_started_at < $startedBefore
     order by window_started_at limit $limit
      for update skip locked)`,
);
