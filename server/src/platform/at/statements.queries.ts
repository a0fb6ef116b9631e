import { statement } from "../db/index.ts";

/**
 * Numbers the venue's live events without a gap: the counter's row lock makes commits of one venue take turns. Every
 * `$5` events it sweeps what is older than `$4`.
 */
export const insertLiveEvents = statement<{ last_seq: number }>(
  "insert live events",
  `with counter as (
     insert into live_counters (venue_id, last_seq) values ($1, jsonb_array_length($2::jsonb))
     on conflict (venue_id) do update set last_seq = live_counters.last_seq + excluded.last_seq
     returning last_seq
   ), told as (
     insert into live_events (venue_id, seq, event, told_at)
     select $1, counter.last_seq - jsonb_array_length($2::jsonb) + told.ordinal, told.event, $3
     from counter, jsonb_array_elements($2::jsonb) with ordinality as told (event, ordinal)
   ), swept as (
     delete from live_events where venue_id = $1 and told_at < $4
       and (select last_seq % $5 < jsonb_array_length($2::jsonb) from counter)
   )
   select last_seq from counter`,
);
