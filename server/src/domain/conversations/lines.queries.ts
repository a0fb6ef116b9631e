import { change } from "../../platform/db/index.ts";
import { replyWindowUpsert } from "../guests/index.ts";
import { insertGuestMessageRow } from "../messages/index.ts";
import { hasOpenEmergency } from "../questions/index.ts";
import { wasAskedToRate } from "../stay-ratings/index.ts";

/** Imports a message of the phone's history: it is not unread, and no one waits for an answer to it. */
export const noteHistoryMessage = change<{
  venueId: number;
  conversationId: string;
  seq: number;
  position: Date;
  author: "guest" | "staff";
  text: string;
  messageId: string;
}>(
  "note history message",
  `update conversations set last_seq = $seq, considered_seq = greatest(considered_seq, $seq),
     settled_seq = greatest(settled_seq, $seq),
     last_author = case when newest then $author else last_author end,
     last_member_name = case when newest then null else last_member_name end,
     last_text = case when newest then $text else last_text end,
     last_message_id = case when newest then $messageId::uuid else last_message_id end,
     last_at = case when newest then $position::timestamptz else last_at end
   from (select last_message_id is null or $position::timestamptz >= last_at as newest from conversations
         where venue_id = $venueId and conversation_id = $conversationId) standing
   where venue_id = $venueId and conversation_id = $conversationId`,
);

/** The preview in lists shows the newest text. */
export const updateLastText = change<{ venueId: number; messageId: string; text: string }>(
  "update last text",
  "update conversations set last_text = $text where venue_id = $venueId and last_message_id = $messageId",
);

/** Lists show the newest message that was not taken back. */
export const restoreLast = change<{ venueId: number; conversationId: string; messageId: string }>(
  "restore last message",
  `update conversations c set last_author = m.author, last_member_name = m.member_name,
     last_text = coalesce(nullif(m.text, ''), m.kind), last_message_id = m.message_id
   from (select author, member_name, text, kind, message_id from messages
         where venue_id = $venueId and conversation_id = $conversationId and author <> 'system'
           and kind <> 'erased' and failure_code is distinct from 'withdrawn'
           and (author = 'guest' or is_answer)
         order by position desc, seq desc limit 1) m
   where c.venue_id = $venueId and c.conversation_id = $conversationId and c.last_message_id = $messageId`,
);

/**
 * Inserts a guest's message and updates its conversation, which is locked. Returns no row if the channel delivered the
 * message before. A message that was delivered late is not the newest, so it does not become the last message.
 */
export const insertGuestMessage = change<
  {
    venueId: number;
    messageId: string;
    conversationId: string;
    seq: number;
    position: Date;
    kind: string;
    text: string;
    content: string | null;
    quotedId: string | null;
    origin: string | null;
    channelId: string;
    providerMessageId: string;
    createdAt: Date;
    writtenAt: Date;
    /** False for messages of a group, which open no window. */
    opensWindow: boolean;
    /** The time, if it is a sign of who is to answer. */
    otherAgentAt: Date | null;
    ownAgentAt: Date | null;
  },
  { message_id: string; is_emergency_open: boolean; was_asked_to_rate: boolean }
>(
  "insert guest message",
  `with added as (
     ${insertGuestMessageRow}
   ), reply_window as (
     ${replyWindowUpsert(
       `select c.venue_id, c.guest_id, $channelId, $writtenAt, $otherAgentAt::timestamptz, $ownAgentAt::timestamptz
     from added, conversations c
     where c.venue_id = $venueId and c.conversation_id = $conversationId and $opensWindow`,
     )}
   )
   update conversations set channel_id = $channelId, last_seq = $seq, unread = unread + 1, state = 'open',
     waiting_since = coalesce(waiting_since, $position), last_guest_at = greatest(last_guest_at, $writtenAt),
     last_author = case when newest then 'guest' else last_author end,
     last_member_name = case when newest then null else last_member_name end,
     last_text = case when newest then coalesce(nullif($text, ''), $kind) else last_text end,
     last_message_id = case when newest then added.message_id else last_message_id end,
     last_at = case when newest then $position::timestamptz else last_at end
   from added, (select $position::timestamptz >= last_at or last_message_id is null as newest
                from conversations where venue_id = $venueId and conversation_id = $conversationId) standing
   where venue_id = $venueId and conversation_id = $conversationId
   returning added.message_id, ${hasOpenEmergency("$venueId", "$conversationId")} as is_emergency_open,
     ${wasAskedToRate("$venueId", "$conversationId")} as was_asked_to_rate`,
);
