import { statement } from "../db/index.ts";

/** Says what the transaction is about; row-level security reads it. All of it ends with the transaction. */
export const beginUnit = statement<{ done: number }>(
  "begin unit",
  `select 1 as done from (select
     set_config('app.unit', $1, true), set_config('app.venue_id', $2, true), set_config('app.venue_ids', $3, true)) unit`,
);

/** Numbers the venue's live events without a gap: the counter's row lock makes commits of one venue take turns. */
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
   )
   select last_seq from counter`,
);

export const deleteOldLiveEvents = statement(
  "delete old live events",
  "delete from live_events where venue_id = $1 and told_at < $2",
);
