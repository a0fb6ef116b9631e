import { change } from "../db/index.ts";

/** Numbers the venue's live events without gaps: the counter's row lock serialises commits per venue. */
export const insertLiveEvents = change<
  { venueId: number; events: string; toldAt: Date; keptSince: Date; eventsBetweenSweeps: number },
  { last_seq: number }
>(
  "insert live events",
  `with counter as (
     insert into live_counters (venue_id, last_seq) values ($venueId, jsonb_array_length($events::jsonb))
     on conflict (venue_id) do update set last_seq = live_counters.last_seq + excluded.last_seq
     returning last_seq
   ), told as (
     insert into live_events (venue_id, seq, event, told_at)
     select $venueId, counter.last_seq - jsonb_array_length($events::jsonb) + told.ordinal, told.event, $toldAt
     from counter, jsonb_array_elements($events::jsonb) with ordinality as told (event, ordinal)
   ), swept as (
     delete from live_events where venue_id = $venueId and told_at < $keptSince
       and (select last_seq % $eventsBetweenSweeps < jsonb_array_length($events::jsonb) from counter)
   )
   select last_seq from counter`,
);
