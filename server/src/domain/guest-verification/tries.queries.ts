import { change } from "../../platform/db/index.ts";

/** True if the window has ended, or began in the future because the clock was set back. An hour is no reason to forget tries. */
const isOver =
  "(kept.window_started_at <= $windowEndsWith or kept.window_started_at > $now::timestamptz + interval '1 hour')";

export const addTry = change<
  { venueId: number; counter: Buffer; now: Date; windowEndsWith: Date },
  { tries: number }
>(
  "count a verification",
  `insert into verification_tries as kept (venue_id, counter, window_started_at, tries) values ($venueId, $counter, $now, 1)
   on conflict (venue_id, counter) do update set
     tries = case when ${isOver} then 1 else kept.tries + 1 end,
     window_started_at = case when ${isOver} then $now else kept.window_started_at end
   returning tries`,
);

export const subtractTry = change<{ venueId: number; counter: Buffer }>(
  "refund verification",
  `update verification_tries set tries = tries - 1
   where venue_id = $venueId and counter = $counter and tries > 0`,
);

export const deleteTries = change<{ venueId: number; startedBefore: Date; limit: number }, { count: number }>(
  "delete verification tries",
  `with gone as (
     delete from verification_tries where venue_id = $venueId and counter in (
       select counter from verification_tries where venue_id = $venueId and window_started_at <= $startedBefore
       order by window_started_at limit $limit for update skip locked)
     returning 1
   ) select count(*)::int as count from gone`,
);
