import { statement } from "../../platform/db/index.ts";

export type NamingEvent = {
  kind: string;
  reservation_ids: string[] | null;
  guest_ids: string[] | null;
  request_ids: string[] | null;
  guest_id: string | null;
  conversation_id: string | null;
};

/** What the venue's live events name, one row each. */
export const selectEventsAfter = statement<
  { venueId: number; afterSeq: number; limit: number },
  NamingEvent & { seq: number }
>(
  "list what live events name",
  `select seq, event->>'kind' as kind, nullif(event->'reservation_ids', 'null') as reservation_ids,
     event->'guest_ids' as guest_ids, nullif(event->'request_ids', 'null') as request_ids,
     event->'conversation'->'guest'->>'guest_id' as guest_id, event->'message'->>'conversation_id' as conversation_id
   from live_events where venue_id = $venueId and seq > $afterSeq order by seq limit $limit`,
);

/**
 * These guests and those of the conversations and requests, with all that they are merged with or verified as, and the
 * reservations of each.
 */
export const selectStaysOfNamed = statement<
  { venueId: number; guestIds: string[]; conversationIds: string[]; requestIds: string[] },
  { guest_id: string; reservation_id: string | null }
>(
  "list stays of named guests",
  `with named as (
     select unnest($guestIds::uuid[]) as guest_id
     union select guest_id from conversations
       where venue_id = $venueId and conversation_id = any ($conversationIds::uuid[])
     union select guest_id from requests where venue_id = $venueId and request_id = any ($requestIds::uuid[])
   ), guests_of_visitors as (
     select guest_id from named
     union select g.verified_as from named n
       join guests g on g.venue_id = $venueId and g.guest_id = n.guest_id where g.verified_as is not null
   ), persons as (
     select guest_id from guests_of_visitors
     union select g.merged_into from guests_of_visitors n
       join guests g on g.venue_id = $venueId and g.guest_id = n.guest_id where g.merged_into is not null
   ), everyone as (
     select guest_id from persons
     union select g.guest_id from persons p join guests g on g.venue_id = $venueId and g.merged_into = p.guest_id
   )
   select e.guest_id, s.reservation_id from everyone e
   left join stays s on s.venue_id = $venueId and s.guest_id = e.guest_id`,
);
