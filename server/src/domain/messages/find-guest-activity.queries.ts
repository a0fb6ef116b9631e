import { statement } from "../../platform/db/index.ts";

/** How regularly guests have written on a channel, and what of the venue's messages was delivered since. */
export const selectGuestActivity = statement<
  { venueId: number; channelId: string; from: Date },
  { count: number; days: number; last_at: Date | null; longest_gap_seconds: number; delivered_since: number }
>(
  "find guest activity on channel",
  `with activity as (
     select created_at, created_at - lag(created_at) over (order by created_at) as gap from messages
     where venue_id = $venueId and created_at > $from and channel_id = $channelId and author = 'guest'
   )
   select count(*)::int as count, count(distinct date_trunc('day', created_at at time zone 'utc'))::int as days,
     max(created_at) as last_at, coalesce(extract(epoch from max(gap)), 0)::float8 as longest_gap_seconds,
     (select count(*)::int from messages o where o.venue_id = $venueId and o.channel_id = $channelId
        and o.created_at > (select max(created_at) from activity) and o.author <> 'guest'
        and o.state in ('delivered', 'read')) as delivered_since
   from activity`,
);
