import type { DeliveryState, Source, ThreadEvent } from "@bellhop/contract/messages";
import type { Section } from "@bellhop/contract/sections";
import { cursorAt } from "../../platform/cursor.ts";
import { statement } from "../../platform/db/index.ts";

export type MessageRow = {
  message_id: string;
  conversation_id: string;
  position: Date;
  seq: number;
  author: "guest" | "staff" | "assistant" | "system";
  member_id: string | null;
  member_name: string | null;
  kind: string;
  text: string;
  event: ThreadEvent | null;
  state: DeliveryState | null;
  failure_code: string | null;
  sources: Source[];
};

const columns = `m.message_id, m.conversation_id, m.position, m.seq, m.author, m.member_id, m.member_name, m.kind, m.text, m.event,
  m.state,  m.failure_code,
  coalesce((select jsonb_agg(jsonb_build_object('entry_id', s.entry_id, 'title', s.title, 'section', s.section,
                                                'version', s.version, 'quote', s.quote) order by s.ordinal)
            from answer_sources s where s.venue_id = m.venue_id and s.message_id = m.message_id), '[]') as sources`;

export const selectMessage = statement<{ venueId: number; messageId: string }, MessageRow>(
  "find message",
  `select ${columns} from messages m where m.venue_id = $venueId and m.message_id = $messageId`,
);

/** One page of a thread, newest first; the cursor is (position, seq). */
export const listMessages = statement<
  {
    venueId: number;
    conversationId: string;
    cursorAt: string | null;
    cursorSeq: string | null;
    limit: number;
  },
  MessageRow & { cursor_at: string }
>(
  "list messages",
  `select ${columns}, ${cursorAt("m.position")}
   from messages m where m.venue_id = $venueId and m.conversation_id = $conversationId
     and ($cursorAt::timestamptz is null or (m.position, m.seq) < ($cursorAt::timestamptz, $cursorSeq::int))
   order by m.position desc, m.seq desc limit $limit`,
);

/** The newest page of each thread, newest first. The cursor (position, seq) works only for a single thread. */
export const listMessagesOfEach = statement<
  {
    venueId: number;
    conversationIds: string[];
    cursorAt: string | null;
    cursorSeq: string | null;
    limit: number;
  },
  MessageRow & { cursor_at: string }
>(
  "list messages of each",
  `select one.* from unnest($conversationIds::uuid[]) thread (conversation_id), lateral (
     select ${columns}, ${cursorAt("m.position")} from messages m
     where m.venue_id = $venueId and m.conversation_id = thread.conversation_id
       and ($cursorAt::timestamptz is null or (m.position, m.seq) < ($cursorAt::timestamptz, $cursorSeq::int))
     order by m.position desc, m.seq desc limit $limit
   ) one order by one.position desc, one.seq desc`,
);

/**
 * Inserts a guest's message and updates its conversation. Returns no row if the channel delivered the message before. A
 * message that was delivered late is not the newest, so it does not become the last message.
 */
export const insertGuestMessage = statement<
  {
    venueId: number;
    messageId: string;
    conversationId: string;
    seq: number;
    position: Date;
    kind: string;
    text: string;
    channelId: string;
    providerMessageId: string;
    createdAt: Date;
    writtenAt: Date;
  },
  { message_id: string }
>(
  "insert guest message",
  `with added as (
     insert into messages (venue_id, message_id, conversation_id, seq, position, author, kind, text, channel_id, provider_message_id, created_at)
     values ($venueId, $messageId, $conversationId, $seq, $position, 'guest', $kind, $text, $channelId,
     $providerMessageId, $createdAt)
     on conflict (venue_id, channel_id, provider_message_id) do nothing returning message_id
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
   returning added.message_id`,
);

export const insertOwnMessage = statement<
  {
    venueId: number;
    messageId: string;
    conversationId: string;
    seq: number;
    position: Date;
    author: "staff" | "assistant";
    memberId: string | null;
    memberName: string | null;
    text: string;
    channelId: string;
    isAnswer: boolean;
  },
  { message_id: string }
>(
  "insert own message",
  `insert into messages (venue_id, message_id, conversation_id, seq, position, author, member_id, member_name, kind, text, channel_id, state, is_answer, created_at)
   values ($venueId, $messageId, $conversationId, $seq, $position, $author, $memberId, $memberName, 'text', $text,
   $channelId, 'queued', $isAnswer, $position)
   on conflict (venue_id, message_id) do nothing returning message_id`,
);

export const insertSystemLine = statement<{
  venueId: number;
  messageId: string;
  conversationId: string;
  seq: number;
  position: Date;
  event: string;
}>(
  "insert system line",
  `insert into messages (venue_id, message_id, conversation_id, seq, position, author, kind, text, event, created_at)
   values ($venueId, $messageId, $conversationId, $seq, $position, 'system', 'event', '', $event, $position)`,
);

export const insertAnswerSourceRow = statement<{
  venueId: number;
  messageId: string;
  ordinal: number;
  entryId: string;
  version: number;
  section: Section;
  title: string;
  quote: string;
}>(
  "insert answer source",
  `insert into answer_sources (venue_id, message_id, ordinal, entry_id, version, section, title, quote)
   values ($venueId, $messageId, $ordinal, $entryId, $version, $section, $title, $quote)`,
);

export const selectUnconsidered = statement<
  { venueId: number; conversationId: string; consideredSeq: number },
  {
    seq: number;
    kind: string;
    text: string;
    position: Date;
    created_at: Date;
  }
>(
  "list unconsidered messages",
  `select seq, kind, text, position, created_at from messages
   where venue_id = $venueId and conversation_id = $conversationId and author = 'guest'
     and seq > $consideredSeq order by position, seq`,
);

export const findLastOwnText = statement<
  { venueId: number; conversationId: string; beforeSeq: number },
  { author: "staff" | "assistant"; text: string }
>(
  "find last own text",
  `select author, text from messages
   where venue_id = $venueId and conversation_id = $conversationId and author in ('staff', 'assistant')
     and seq < $beforeSeq
   order by seq desc limit 1`,
);

export const selectEarlierTexts = statement<
  { venueId: number; conversationId: string; beforeSeq: number },
  { author: string; text: string }
>(
  "list earlier texts",
  `select author, text from messages
   where venue_id = $venueId and conversation_id = $conversationId and seq < $beforeSeq and kind = 'text'
   order by position desc, seq desc limit 6`,
);
