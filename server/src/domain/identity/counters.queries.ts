import { statement } from "../../platform/db/index.ts";

// Mails are counted here too: the table is called after what was counted first, and has shipped.

/** Counts one attempt on each counter, in a fixed order so that two sign-ins never wait for each other in a ring. */
export const addToCounters = statement<{ counter: Buffer; attempts: number; window_started_at: Date }>(
  "count sign-in attempts",
  `insert into sign_in_attempts as kept (counter, window_started_at, attempts)
   select counter, $2, 1 from unnest($1::bytea[]) as counter order by counter
   on conflict (counter) do update set
     attempts = case when kept.window_started_at <= $3 then 1 else kept.attempts + 1 end,
     window_started_at = case when kept.window_started_at <= $3 then $2 else kept.window_started_at end
   returning counter, attempts, window_started_at`,
);

/** A right password: the person's own counter starts again, the shared ones forget this attempt. Same order as above. */
export const takeBackFromCounters = statement(
  "take back sign-in attempts",
  `update sign_in_attempts as kept
   set attempts = case when kept.counter = $2 then 0 else greatest(kept.attempts - 1, 0) end
   from (select counter from sign_in_attempts where counter = any ($1::bytea[]) order by counter for update) as held
   where kept.counter = held.counter`,
);

export const sweepCounters = statement(
  "sweep sign-in attempts",
  `delete from sign_in_attempts where counter in
     (select counter from sign_in_attempts where window_started_at < $1 order by window_started_at limit $2
      for update skip locked)`,
);
