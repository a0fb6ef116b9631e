import { change } from "../../platform/db/index.ts";
import { sessionExists } from "../guest-sessions/index.ts";
import { joinChannels } from "../whatsapp/index.ts";

type Pair = { venueId: number; conversationId: string; otherId: string };

/** In the order of their ids, as conversations are locked everywhere. */
export const selectConversationsOfGuestsForUpdate = change<
  { venueId: number; guestIds: string[] },
  { conversation_id: string; guest_id: string }
>(
  "lock conversations of guests",
  `select conversation_id, guest_id from conversations
   where venue_id = $venueId and guest_id = any ($guestIds::uuid[]) and erased_at is null
   order by conversation_id for update`,
);

export const setMergedInto = change<Pair>(
  "merge conversation",
  `update conversations set merged_into = $conversationId
   where venue_id = $venueId and (conversation_id = $otherId or merged_into = $otherId)`,
);

/** Each conversation goes to that of the guest that its own guest is merged into. */
export const resetMergedInto = change<Pair>(
  "separate conversation",
  `update conversations c set merged_into = (
     select home.conversation_id from guests g
     join conversations home on home.venue_id = g.venue_id and home.guest_id = g.merged_into
     where g.venue_id = $venueId and g.guest_id = c.guest_id)
   where c.venue_id = $venueId and (c.conversation_id = $otherId or c.merged_into = $conversationId)`,
);

/** A conversation on a channel where its guest can't be reached goes to the one where they last wrote. */
export const resetChannels = change<Pair>(
  "reset channels of separated conversations",
  `with of_guest as (
     select c.conversation_id, ch.channel_id, gc.last_guest_at
     from conversations c
     join guests g on g.venue_id = c.venue_id
       and (g.guest_id = c.guest_id and g.merged_into is null or g.merged_into = c.guest_id)
     ${joinChannels("c.venue_id")} and case when ch.kind = 'web' then ${sessionExists("g.venue_id", "g.guest_id")}
       else g.phone is not null or g.whatsapp_user_id is not null end
     join guest_channels gc on gc.venue_id = c.venue_id and gc.guest_id = c.guest_id and gc.channel_id = ch.channel_id
     where c.venue_id = $venueId and c.conversation_id in ($conversationId, $otherId)
   )
   update conversations c set channel_id = (
     select o.channel_id from of_guest o where o.conversation_id = c.conversation_id
     order by o.last_guest_at desc nulls last, o.channel_id limit 1)
   where c.venue_id = $venueId and c.conversation_id in ($conversationId, $otherId)
     and exists (select from of_guest o where o.conversation_id = c.conversation_id)
     and not exists (
       select from of_guest o where o.conversation_id = c.conversation_id and o.channel_id = c.channel_id)`,
);

/** Who waits, what is unread, who holds it and the newest message. A member who holds one of them keeps it. */
export const absorbConversation = change<Pair>(
  "absorb conversation",
  `update conversations c set
     unread = c.unread + o.unread,
     waiting_since = least(c.waiting_since, o.waiting_since),
     last_guest_at = greatest(c.last_guest_at, o.last_guest_at),
     last_own_position = greatest(c.last_own_position, o.last_own_position),
     state = case when 'open' in (c.state, o.state) then 'open' else 'done' end,
     held_by = case when takes_holder then o.held_by else c.held_by end,
     held_since = case when takes_holder then o.held_since else c.held_since end,
     holder_member_id = case when takes_holder then o.holder_member_id else c.holder_member_id end,
     holder_name = case when takes_holder then o.holder_name else c.holder_name end,
     last_author = case when is_newer then o.last_author else c.last_author end,
     last_member_name = case when is_newer then o.last_member_name else c.last_member_name end,
     last_text = case when is_newer then o.last_text else c.last_text end,
     last_message_id = case when is_newer then o.last_message_id else c.last_message_id end,
     last_at = greatest(c.last_at, o.last_at)
   from conversations o, lateral (
     select o.state = 'open' and o.held_by = 'staff' and own.held_by = 'assistant' as takes_holder,
       o.last_message_id is not null and (own.last_message_id is null or o.last_at > own.last_at) as is_newer
     from conversations own where own.venue_id = $venueId and own.conversation_id = $conversationId
   ) newest
   where c.venue_id = $venueId and c.conversation_id = $conversationId
     and o.venue_id = $venueId and o.conversation_id = $otherId`,
);
