import { type ChannelKind, channelKinds, channelRules } from "@bellhop/contract/channel-kinds";
import type { HandOverReason } from "@bellhop/contract/hand-over-reasons";
import { sqlTexts, statement } from "../../platform/db/index.ts";
import { joinGuest } from "../guests/index.ts";
import { joinChannel } from "../whatsapp/index.ts";

/** What statistics read of a message. */
export type LineRow = {
  /** The conversation that shows it, which may be the one that its own was merged into. */
  thread_id: string;
  message_id: string;
  /** `booking`: the message that goes out with a booking, which no person wrote. `agent`: another agent on the number. */
  author: "guest" | "staff" | "assistant" | "booking" | "agent";
  kind: string;
  /** Only of guests; empty for other authors. */
  text: string;
  position: Date;
  seq: number;
  created_at: Date;
  has_failed: boolean;
  /** The guest waits for nothing after it. */
  is_answer: boolean;
  is_helpful: boolean | null;
  /** Entries that an answer of the assistant quotes. */
  entry_ids: string[];
  /** WhatsApp reported it as delivered or read. */
  is_delivered: boolean;
  price_category: string | null;
  is_charged: boolean | null;
  channel: ChannelKind;
  language: string | null;
};

const simulated = sqlTexts(channelKinds.filter((kind) => channelRules[kind].isSimulated));
const charactersRead = 500;

const withBookings = `(
      select r.first_message_id from reservations r where r.venue_id = $venueId and r.first_message_id is not null)`;
const isSaidHere = (message: string) =>
  `(${message}.origin is null or not ${message}.origin ?| array['group_id', 'from_history'])`;
const isByAgent = (message: string) => `coalesce(${message}.origin ? 'by_other_agent', false)`;

/** Leaves out imported history, groups and the simulator. */
const linesOf = (
  messages: string,
) => `select coalesce(c.merged_into, c.conversation_id) as thread_id, m.message_id,
    case when m.author <> 'staff' then m.author when ${isByAgent("m")} then 'agent'
      when m.message_id in ${withBookings} then 'booking' else m.author end as author, m.kind,
    case when m.author = 'guest' then left(m.text, ${charactersRead}) else '' end as text, m.position, m.seq, m.created_at,
    m.state is not distinct from 'failed' as has_failed, m.is_answer, m.is_helpful,
    case when m.author = 'assistant' then array(select distinct s.entry_id from answer_sources s
      where s.venue_id = m.venue_id and s.message_id = m.message_id) else '{}' end as entry_ids,
    m.author <> 'guest' and m.state in ('delivered', 'read') and (m.origin is null or not m.origin ? 'from_phone')
      as is_delivered,
    m.price_category, m.is_charged, ch.kind as channel, g.language
  from ${messages} m
  join conversations c on c.venue_id = m.venue_id and c.conversation_id = m.conversation_id and c.erased_at is null
  ${joinChannel("m.venue_id", "m.channel_id")} and ch.kind not in (${simulated})
  ${joinGuest("c.venue_id", "c.guest_id")}
  where m.venue_id = $venueId and m.author in ('guest', 'staff', 'assistant')
    and (m.author <> 'guest' or m.kind <> 'call')
    and ${isSaidHere("m")}`;

export const selectLines = statement<{ venueId: number; from: Date; until: Date }, LineRow>(
  "list lines to count",
  `${linesOf("messages")} and m.created_at >= $from and m.created_at < $until`,
);

/** The conversations of threads, those merged into them too, and when a person wrote last in each; null if none did. */
export const selectConversationsOfThreads = statement<
  { venueId: number; threadIds: string[]; before: Date },
  { thread_id: string; conversation_id: string; last_at: Date | null }
>(
  "list conversations of threads to count",
  `select t.thread_id, c.conversation_id, last.position as last_at
   from unnest($threadIds::uuid[]) t (thread_id)
   cross join lateral (
     select o.conversation_id from conversations o where o.venue_id = $venueId and o.conversation_id = t.thread_id
     union all select o.conversation_id from conversations o where o.venue_id = $venueId and o.merged_into = t.thread_id
   ) c
   left join lateral (
     select s.position from messages s
     where s.venue_id = $venueId and s.conversation_id = c.conversation_id and s.author = 'staff'
       and s.state is distinct from 'failed' and s.created_at < $before
       and ${isSaidHere("s")} and not ${isByAgent("s")} and s.message_id not in ${withBookings}
     order by s.position desc, s.seq desc limit 1) last on true`,
);

export const selectLinesOfConversations = statement<
  { venueId: number; conversationIds: string[]; until: Date },
  LineRow
>(
  "list lines of conversations to count",
  `${linesOf("messages")} and m.conversation_id = any ($conversationIds::uuid[]) and m.created_at < $until`,
);

/** `$sinces` has the earliest time for each conversation, in the same order. */
export const selectEarlierLines = statement<
  { venueId: number; conversationIds: string[]; sinces: Date[]; from: Date },
  LineRow
>(
  "list earlier lines to count",
  linesOf(`(select one.* from unnest($conversationIds::uuid[], $sinces::timestamptz[]) asked (conversation_id, since)
     cross join lateral (
       select * from messages own where own.venue_id = $venueId and own.conversation_id = asked.conversation_id
         and own.position >= asked.since and own.created_at < $from) one)`),
);

export type HandOverRow = {
  thread_id: string;
  hand_over_id: string;
  reason: HandOverReason;
  at: Date;
  channel: ChannelKind;
  language: string | null;
};

const handOvers = `select coalesce(c.merged_into, c.conversation_id) as thread_id, h.hand_over_id, h.reason,
    h.handed_over_at as at, ch.kind as channel, g.language
  from hand_overs h
  join conversations c on c.venue_id = h.venue_id and c.conversation_id = h.conversation_id and c.erased_at is null
  ${joinChannel("c.venue_id", "c.channel_id")} and ch.kind not in (${simulated})
  ${joinGuest("c.venue_id", "c.guest_id")}
  where h.venue_id = $venueId`;

export const selectHandOversToCount = statement<{ venueId: number; from: Date; until: Date }, HandOverRow>(
  "list hand-overs to count",
  `${handOvers} and h.handed_over_at >= $from and h.handed_over_at < $until`,
);

export const selectHandOversOfConversations = statement<
  { venueId: number; conversationIds: string[]; until: Date },
  HandOverRow
>(
  "list hand-overs of conversations to count",
  `${handOvers} and h.conversation_id = any ($conversationIds::uuid[]) and h.handed_over_at < $until`,
);

/** When the first message arrived that may count; null at a venue without messages. */
export const selectFirstMessageAt = statement<{ venueId: number }, { first_at: Date | null }>(
  "find first message to count",
  "select min(created_at) as first_at from messages where venue_id = $venueId",
);
