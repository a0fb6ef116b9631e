import type { ChannelKind } from "@bellhop/contract/channel-kinds";
import type { Media, MessageContent, MessageOrigin, QuotedMessage } from "@bellhop/contract/message-content";
import type { DeliveryState, Source, ThreadEvent } from "@bellhop/contract/messages";
import type { Section } from "@bellhop/contract/sections";
import { cursorAt } from "../../platform/cursor.ts";
import { change, statement } from "../../platform/db/index.ts";
import { channelKindOf } from "../whatsapp/index.ts";
import { isDeletedByGuest, latestText, mediaOfMessage, ownAuthor } from "./fragments.ts";
import { requestFormKind } from "./request-form-kind.ts";

export type MessageRow = {
  message_id: string;
  conversation_id: string;
  position: Date;
  seq: number;
  author: "guest" | "staff" | "assistant" | "rule" | "system";
  member_id: string | null;
  member_name: string | null;
  kind: string;
  text: string;
  event: ThreadEvent | null;
  state: DeliveryState | null;
  failure_code: string | null;
  content: MessageContent | null;
  origin: MessageOrigin | null;
  channel: ChannelKind | null;
  /** Null if it quotes none. */
  quoted: QuotedMessage | null;
  /** Oldest first. */
  changes: ChangeRow[];
  media: Media | null;
  sources: Source[];
  is_helpful: boolean | null;
  /** `at` is ISO. */
  marked_wrong: { by: string; at: string } | null;
  translated_from: TranslatedFrom | null;
};

/** What the member wrote, where the text is a translation, and the language of the text. */
export type TranslatedFrom = { text: string; language: string };

/** A change of a message; `at` is ISO. */
export type ChangeRow = {
  kind: "reaction" | "edit" | "deletion";
  by_guest: boolean;
  value: string;
  at: string;
  /** Only for reactions that are sent from here. */
  state: "queued" | "sending" | "accepted" | "failed" | "unknown" | null;
  failure_code: string | null;
};

const columns = `m.message_id, m.conversation_id, m.position, m.seq, m.author, m.member_id, m.member_name, m.kind, m.text, m.event,
  m.state, m.failure_code, m.content, m.origin, m.is_helpful, m.translated_from,
  case when m.author = 'rule' then (
    ${channelKindOf("m.venue_id", "m.channel_id")}) end as channel,
  case when m.author = 'assistant' then (
    select jsonb_build_object('by', w.marked_by, 'at', to_char(w.marked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from wrong_answers w where w.venue_id = m.venue_id and w.message_id = m.message_id) end as marked_wrong,
  case when m.quoted_id is not null then coalesce(
    (select jsonb_build_object('message_id', q.message_id, 'author', q.author,
              'text', left(coalesce(nullif(q.text, ''), q.kind), 200))
     from messages q where q.venue_id = m.venue_id and q.channel_id = m.channel_id
       and q.provider_message_id = m.quoted_id),
    '{"message_id": null, "author": null, "text": null}') end as quoted,
  case when m.provider_message_id is null then '[]' else coalesce(
    (select jsonb_agg(jsonb_build_object('kind', x.kind, 'by_guest', x.by_guest, 'value', x.value,
              'state', x.state, 'failure_code', x.failure_code,
              'at', to_char(x.happened_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
              order by x.happened_at, x.change_id)
     from message_changes x where x.venue_id = m.venue_id and x.channel_id = m.channel_id
       and x.target_id = m.provider_message_id), '[]') end as changes,
  ${mediaOfMessage} as media,
  coalesce((select jsonb_agg(jsonb_build_object('entry_id', s.entry_id, 'title', s.title, 'section', s.section,
                                                'version', s.version, 'quote', s.quote, 'original', s.original,
                                                'generated', s.is_generated) order by s.ordinal)
            from answer_sources s where s.venue_id = m.venue_id and s.message_id = m.message_id), '[]') as sources`;

export const selectMessage = statement<{ venueId: number; messageId: string }, MessageRow>(
  "find message",
  `select ${columns} from messages m where m.venue_id = $venueId and m.message_id = $messageId`,
);

/** One page of a thread with the conversations merged into it, newest first; the cursor is (position, seq). */
export const selectMessages = statement<
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
  `select one.* from (
     select $conversationId::uuid as conversation_id
     union all select c.conversation_id from conversations c
     where c.venue_id = $venueId and c.merged_into = $conversationId
   ) thread, lateral (
     select ${columns}, ${cursorAt("m.position")} from messages m
     where m.venue_id = $venueId and m.conversation_id = thread.conversation_id
       and ($cursorAt::timestamptz is null or (m.position, m.seq) < ($cursorAt::timestamptz, $cursorSeq::int))
     order by m.position desc, m.seq desc limit $limit
   ) one order by one.position desc, one.seq desc limit $limit`,
);

/** The newest page of each thread, newest first. The cursor (position, seq) works only for a single thread. */
export const selectMessagesOfEach = statement<
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

export const countMessagesOfEach = statement<
  { venueId: number; conversationIds: string[] },
  { conversation_id: string; count: number }
>(
  "count messages of each",
  `select conversation_id, count(*)::int as count from messages
   where venue_id = $venueId and conversation_id = any ($conversationIds::uuid[]) group by 1`,
);

export type EchoRow = {
  messageId: string;
  conversationId: string;
  seq: number;
  position: Date;
  author: "guest" | "staff";
  kind: string;
  text: string;
  content: string | null;
  quotedId: string | null;
  origin: string;
  channelId: string;
  providerMessageId: string;
  isAnswer: boolean;
  /** Null for a guest's message. */
  state: DeliveryState | null;
  createdAt: Date;
};

/** Inserts a message that was sent elsewhere, as WhatsApp reports it. */
export const insertEcho = change<{ venueId: number } & EchoRow, { message_id: string }>(
  "insert echo",
  `insert into messages (venue_id, message_id, conversation_id, seq, position, author, kind, text, content, quoted_id,
     origin, channel_id, provider_message_id, state, is_answer, created_at)
   values ($venueId, $messageId, $conversationId, $seq, $position, $author, $kind, $text, $content, $quotedId,
     $origin, $channelId, $providerMessageId, $state, $isAnswer, $createdAt)
   on conflict (venue_id, channel_id, provider_message_id) do nothing returning message_id`,
);

export type PlaceholderRow = {
  channelId: string;
  providerMessageId: string;
  kind: string;
  text: string;
  content: string | null;
};

/** WhatsApp reports the files of a history after their placeholders. No row if the message is no placeholder. */
export const fillPlaceholder = change<{ venueId: number } & PlaceholderRow, { message_id: string }>(
  "fill placeholder",
  `update messages set kind = $kind, text = $text, content = $content
   where venue_id = $venueId and channel_id = $channelId and provider_message_id = $providerMessageId
     and kind = 'media_placeholder' and $kind <> 'media_placeholder' returning message_id`,
);

/** The message that the channel knows by this id. */
export const lockByProviderId = change<
  { venueId: number; channelId: string; providerMessageId: string },
  { message_id: string; conversation_id: string }
>(
  "lock message by provider id",
  `select message_id, conversation_id from messages
   where venue_id = $venueId and channel_id = $channelId and provider_message_id = $providerMessageId
   for no key update`,
);

export const lockMessageRow = change<{ venueId: number; messageId: string }>(
  "lock message row",
  "select 1 from messages where venue_id = $venueId and message_id = $messageId for no key update",
);

export const countStored = statement<
  { venueId: number; channelId: string; providerMessageIds: string[] },
  { count: number }
>(
  "count stored messages",
  `select count(*)::int as count from messages
   where venue_id = $venueId and channel_id = $channelId and provider_message_id = any ($providerMessageIds)`,
);

export type OwnMessageRow = {
  messageId: string;
  conversationId: string;
  seq: number;
  position: Date;
  author: "staff" | "assistant" | "rule";
  memberId: string | null;
  memberName: string | null;
  kind: string;
  text: string;
  content: string | null;
  quotedId: string | null;
  channelId: string;
  isAnswer: boolean;
  translatedFrom: string | null;
};

export const insertOwnMessage = change<{ venueId: number } & OwnMessageRow, { message_id: string }>(
  "insert own message",
  `insert into messages (venue_id, message_id, conversation_id, seq, position, author, member_id, member_name, kind, text,
     content, quoted_id, channel_id, state, is_answer, created_at, translated_from)
   values ($venueId, $messageId, $conversationId, $seq, $position, $author, $memberId, $memberName, $kind, $text,
     $content, $quotedId, $channelId, 'queued', $isAnswer, $position, $translatedFrom)
   on conflict (venue_id, message_id) do nothing returning message_id`,
);

export type SystemLineRow = {
  messageId: string;
  conversationId: string;
  seq: number;
  position: Date;
  event: string;
  channelId: string | null;
  providerMessageId: string | null;
};

export const insertSystemLine = change<{ venueId: number } & SystemLineRow>(
  "insert system line",
  `insert into messages (venue_id, message_id, conversation_id, seq, position, author, kind, text, event, channel_id,
     provider_message_id, created_at)
   values ($venueId, $messageId, $conversationId, $seq, $position, 'system', 'event', '', $event, $channelId,
     $providerMessageId, $position)`,
);

export const insertAnswerSourceRow = change<{
  venueId: number;
  messageId: string;
  ordinal: number;
  entryId: string;
  version: number;
  section: Section;
  title: string;
  quote: string;
  original: string | null;
  isGenerated: boolean;
}>(
  "insert answer source",
  `insert into answer_sources
     (venue_id, message_id, ordinal, entry_id, version, section, title, quote, original, is_generated)
   values ($venueId, $messageId, $ordinal, $entryId, $version, $section, $title, $quote, $original, $isGenerated)`,
);

/** `heard`: the text has its words. Null for other messages. */
const voiceState = `case when m.content ->> 'is_voice' = 'true' then
    case m.content -> 'transcript' ->> 'state' when 'done' then 'heard' when 'failed' then 'failed' else 'unheard' end end`;

export const selectUnconsidered = statement<
  { venueId: number; conversationId: string; consideredSeq: number },
  {
    message_id: string;
    seq: number;
    kind: string;
    /** What it has besides its text; null for a plain text. */
    content_kind: string | null;
    /** For voice notes: whether their words are in the text. */
    voice: "heard" | "failed" | "unheard" | null;
    text: string;
    position: Date;
    created_at: Date;
    channel_id: string | null;
    provider_message_id: string | null;
    /** The id of the button that the guest tapped. */
    choice: string | null;
    /** The channel's id of the message that it replies to. */
    quoted_id: string | null;
  }
>(
  "list unconsidered messages",
  `select m.message_id, m.seq, m.kind, m.content ->> 'kind' as content_kind, m.quoted_id,
     case when m.content ->> 'kind' = 'button_reply' then m.content ->> 'id' end as choice, ${voiceState} as voice, ${latestText("m")} as text, m.position,
     m.created_at, m.channel_id, m.provider_message_id
   from messages m
   where m.venue_id = $venueId and m.conversation_id = $conversationId and m.author = 'guest'
     and m.seq > $consideredSeq and m.kind not in ('call', '${requestFormKind}')
     and (m.origin is null or not m.origin ?| array['group_id', 'from_history'])
     and not ${isDeletedByGuest("m")}
   order by m.position, m.seq`,
);

export const findLastOwnText = statement<
  { venueId: number; conversationId: string; beforeSeq: number },
  { author: "staff" | "assistant"; text: string }
>(
  "find last own text",
  `select ${ownAuthor("m")} as author, m.text from messages m
   where m.venue_id = $venueId and m.conversation_id = $conversationId and m.author in ('staff', 'assistant', 'rule')
     and m.seq < $beforeSeq
   order by m.seq desc limit 1`,
);

/**
 * What was written to the guest before a message, newest first, also in conversations merged into this one. Channels name
 * times in whole seconds.
 */
export const selectToGuest = statement<
  { venueId: number; conversationId: string; beforeSeq: number; before: Date },
  { message_id: string; author: "staff" | "assistant" | "rule"; text: string; is_published: boolean }
>(
  "list messages to guest",
  `select m.message_id, m.author, m.text, m.author = 'assistant' and exists (
       select from answer_sources s where s.venue_id = m.venue_id and s.message_id = m.message_id) as is_published
   from messages m
   where m.venue_id = $venueId and m.author in ('staff', 'assistant', 'rule')
     and m.position < $before::timestamptz + interval '1 second'
     and (m.conversation_id <> $conversationId or m.seq < $beforeSeq) and m.state is distinct from 'failed' and m.conversation_id in (
       select $conversationId::uuid union all
       select c.conversation_id from conversations c
       where c.venue_id = $venueId and c.merged_into = $conversationId)
   order by m.position desc, m.seq desc limit 6`,
);

export const selectIdsAtChannel = statement<
  { venueId: number; channelIds: string[]; providerMessageIds: string[] },
  { message_id: string; provider_message_id: string }
>(
  "list message ids by provider id",
  `select message_id, provider_message_id from messages
   where venue_id = $venueId and channel_id = any ($channelIds::uuid[])
     and provider_message_id = any ($providerMessageIds)`,
);

export const selectGuestTextsSince = statement<
  { venueId: number; conversationId: string; since: Date; throughSeq: number; exceptSeq: number | null },
  { text: string }
>(
  "list guest texts since",
  `select text from messages
   where venue_id = $venueId and conversation_id = $conversationId and author = 'guest' and seq <= $throughSeq
     and seq is distinct from $exceptSeq::int and created_at > $since and text <> ''
   order by seq desc limit 20`,
);

export const selectEarlierTexts = statement<
  { venueId: number; conversationId: string; beforeSeq: number },
  /** `is_published`: the assistant answered with it from the venue's entries. */
  { author: string; text: string; is_published: boolean }
>(
  "list earlier texts",
  `select m.author, m.text, m.author = 'assistant' and exists (
       select from answer_sources s where s.venue_id = m.venue_id and s.message_id = m.message_id
     ) as is_published
   from messages m
   where m.venue_id = $venueId and m.conversation_id = $conversationId and m.seq < $beforeSeq
     and (m.kind = 'text' or m.content -> 'transcript' ->> 'state' = 'done')
   order by m.position desc, m.seq desc limit 6`,
);
