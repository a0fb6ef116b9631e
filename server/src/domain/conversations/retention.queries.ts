import { change, statement } from "../../platform/db/index.ts";
import { personIds } from "../guests/index.ts";
import { hasOpenQuestion } from "../questions/index.ts";
import { laterStayExists } from "../reservations/index.ts";

/** The next conversations whose last message is older than `$before`, oldest first. */
export const selectOldConversations = statement<
  { venueId: number; before: Date; afterAt: string; afterId: string; limit: number },
  { conversation_id: string; last_at: string }
>(
  "list old conversations",
  `select conversation_id, last_at::text as last_at from conversations
   where venue_id = $venueId and erased_at is null and merged_into is null and last_at < $before
     and (last_at, conversation_id) > ($afterAt::timestamptz, $afterId::uuid)
   order by last_at, conversation_id limit $limit`,
);

/**
 * Which of them are due, each with those merged into it. Not while the guest waits, a question is open, a message has not
 * been sent, or a stay has not ended.
 */
export const selectExpired = statement<
  { venueId: number; before: Date; today: string; conversationIds: string[] },
  { conversation_id: string; merged: string[] }
>(
  "list expired conversations",
  `select c.conversation_id, array(
     select m.conversation_id from conversations m where m.venue_id = $venueId and m.merged_into = c.conversation_id
       and m.erased_at is null) as merged
   from conversations c
   where c.venue_id = $venueId and c.conversation_id = any ($conversationIds::uuid[])
     and c.erased_at is null and c.merged_into is null and c.last_at < $before
     and not exists (
       select from conversations o where o.venue_id = $venueId
         and (o.conversation_id = c.conversation_id or o.merged_into = c.conversation_id)
         and (o.last_at >= $before or o.waiting_since is not null
           or ${hasOpenQuestion("$venueId", "o.conversation_id")}
           or exists (select from messages q where q.venue_id = $venueId and q.conversation_id = o.conversation_id
                        and q.is_unsent)))
     and not ${laterStayExists("$venueId", personIds("$venueId", "c.guest_id"), "$today::date")}`,
);

type Conversations = { venueId: number; conversationIds: string[] };

export const lockConversations = change<Conversations>(
  "lock conversations",
  `select 1 from conversations where venue_id = $venueId and conversation_id = any ($conversationIds::uuid[])
   order by conversation_id for update`,
);

/** `$guestIds` in the order of `$conversationIds`. */
export const setGuests = change<Conversations & { guestIds: string[] }>(
  "set guests of conversations",
  `update conversations c set guest_id = given.guest_id
   from unnest($conversationIds::uuid[], $guestIds::uuid[]) as given (conversation_id, guest_id)
   where c.venue_id = $venueId and c.conversation_id = given.conversation_id`,
);
