import type { Media } from "@bellhop/contract/message-content";
import { change, firstKnown, statement } from "../../platform/db/index.ts";

import { mediaOfMessage } from "./messages.queries.ts";
import type { StoredContent } from "./write-lines.ts";

/** A thread as its guest may see it: on which channel, or on all. */
type Thread = { venueId: number; conversationId: string; channelId: string | null };

export type GuestMessageRow = {
  message_id: string;
  author: "guest" | "staff" | "assistant";
  member_name: string | null;
  text: string;
  content: StoredContent | null;
  media: Media | null;
  provider_message_id: string | null;
  position: Date;
  is_deleted: boolean;
  is_answer: boolean;
  is_helpful: boolean | null;
  sources: { title: string; quote: string }[];
};

const columns = `m.content, ${mediaOfMessage} as media, m.message_id, m.author, m.member_name, m.provider_message_id, m.position, m.is_helpful,
  m.author = 'assistant' and m.is_answer as is_answer,
  coalesce((select x.value from message_changes x where x.venue_id = m.venue_id and x.channel_id = m.channel_id
              and x.target_id = m.provider_message_id and x.kind = 'edit' and x.by_guest = (m.author = 'guest')
            order by x.happened_at desc limit 1), m.text) as text,
  exists (select from message_changes x where x.venue_id = m.venue_id and x.channel_id = m.channel_id
            and x.target_id = m.provider_message_id and x.kind = 'deletion') as is_deleted,
  coalesce((select jsonb_agg(jsonb_build_object('title', s.title, 'quote', s.quote) order by s.ordinal)
            from answer_sources s where s.venue_id = m.venue_id and s.message_id = m.message_id), '[]') as sources`;

const visible = `m.venue_id = $venueId and m.author <> 'system' and m.kind not in ('erased', 'call')
  and ($channelId::uuid is null or m.channel_id = $channelId)`;

/** Newest first, with the conversations merged into it. */
export const listGuestMessages = statement<Thread & { limit: number }, GuestMessageRow>(
  "list messages for guest",
  `select one.* from (
     select $conversationId::uuid as conversation_id
     union all select c.conversation_id from conversations c
     where c.venue_id = $venueId and c.merged_into = $conversationId
   ) thread, lateral (
     select ${columns}, m.seq from messages m
     where m.conversation_id = thread.conversation_id and ${visible}
     order by m.position desc, m.seq desc limit $limit
   ) one order by one.position desc, one.seq desc limit $limit`,
);

export const selectGuestMessages = statement<Thread & { messageIds: string[] }, GuestMessageRow>(
  "find messages for guest",
  `select ${columns} from messages m
   where m.message_id = any ($messageIds::uuid[]) and ${visible} and m.conversation_id in (
     select $conversationId::uuid union all
     select c.conversation_id from conversations c where c.venue_id = $venueId and c.merged_into = $conversationId)
   order by m.position, m.seq`,
);

export type HeldConversation = {
  conversation_id: string;
  held_by: "assistant" | "staff";
  holder_name: string | null;
};

/** Of the guest, or of the guest whom staff merged them into. */
export const selectHeldConversation = statement<{ venueId: number; guestId: string }, HeldConversation>(
  "find conversation of guest",
  `select c.conversation_id, c.held_by, c.holder_name
   from guests g join conversations c on c.venue_id = g.venue_id and c.guest_id = ${firstKnown("g.merged_into", "g.guest_id")}
   where g.venue_id = $venueId and g.guest_id = $guestId and c.erased_at is null`,
);

/** Marks what the page has shown as read, up to a message. Returns what changed. */
export const updateReadOnPage = change<Thread & { throughId: string }, { message_id: string }>(
  "mark messages read on the guest page",
  `update messages m set state = 'read'
   from messages through
   where through.venue_id = $venueId and through.message_id = $throughId
     and through.conversation_id = m.conversation_id and m.author in ('staff', 'assistant')
     and m.state in ('accepted', 'sent', 'delivered') and m.position <= through.position
     and ${visible} and m.conversation_id = $conversationId
   returning m.message_id`,
);

/** Rates an answer of the assistant. Returns no row if the rating is the same, or if the message is no answer. */
export const updateHelpful = change<
  { venueId: number; messageId: string; isHelpful: boolean | null },
  { message_id: string }
>(
  "rate answer",
  `update messages set is_helpful = $isHelpful
   where venue_id = $venueId and message_id = $messageId and author = 'assistant' and is_answer and kind <> 'erased'
     and is_helpful is distinct from $isHelpful::boolean
   returning message_id`,
);
