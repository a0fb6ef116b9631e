import { type ChannelKind, channelKinds, channelRules } from "@bellhop/contract/channel-kinds";
import type { HandOverReason } from "@bellhop/contract/hand-over-reasons";
import { sqlTexts, statement } from "../../platform/db/index.ts";

/** A message as far as it counts. */
export type LineRow = {
  /** The conversation that shows it, which may be the one that its own was merged into. */
  thread_id: string;
  message_id: string;
  author: "guest" | "staff" | "assistant";
  kind: string;
  /** Words of guests only. */
  text: string;
  position: Date;
  seq: number;
  created_at: Date;
  has_failed: boolean;
  /** It leaves nothing open. */
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

/** Neither imported history nor groups, nor the message that goes out with a booking, which no person wrote. */
const lines = `select coalesce(c.merged_into, c.conversation_id) as thread_id, m.message_id, m.author, m.kind,
    case when m.author = 'guest' then left(m.text, ${charactersRead}) else '' end as text, m.position, m.seq, m.created_at,
    m.state is not distinct from 'failed' as has_failed, m.is_answer, m.is_helpful,
    case when m.author = 'assistant' then array(select distinct s.entry_id from answer_sources s
      where s.venue_id = m.venue_id and s.message_id = m.message_id) else '{}' end as entry_ids,
    m.author <> 'guest' and m.state in ('delivered', 'read') and (m.origin is null or not m.origin ? 'from_phone')
      as is_delivered,
    m.price_category, m.is_charged, ch.kind as channel, g.language
  from messages m
  join conversations c on c.venue_id = m.venue_id and c.conversation_id = m.conversation_id and c.erased_at is null
  join channels ch on ch.venue_id = m.venue_id and ch.channel_id = m.channel_id and ch.kind not in (${simulated})
  join guests g on g.venue_id = c.venue_id and g.guest_id = c.guest_id
  where m.venue_id = $venueId and m.author in ('guest', 'staff', 'assistant')
    and (m.author <> 'guest' or m.kind <> 'call')
    and (m.origin is null or not m.origin ?| array['group_id', 'from_history'])
    and (m.author <> 'staff' or m.message_id not in (
      select r.first_message_id from reservations r where r.venue_id = $venueId and r.first_message_id is not null))`;

export const selectLines = statement<{ venueId: number; from: Date; until: Date }, LineRow>(
  "list lines to count",
  `${lines} and m.created_at >= $from and m.created_at < $until`,
);

/** The conversations with those merged into them. */
const ofThreads = `(select t.conversation_id from conversations t where t.venue_id = $venueId
    and (t.conversation_id = any ($threadIds::uuid[]) or t.merged_into = any ($threadIds::uuid[])))`;

export const selectLinesOfThreads = statement<{ venueId: number; threadIds: string[]; until: Date }, LineRow>(
  "list lines of threads to count",
  `${lines} and m.conversation_id in ${ofThreads} and m.created_at < $until`,
);

/** What came before, since the last message of a person: it may still wait for one. */
export const selectEarlierLines = statement<{ venueId: number; threadIds: string[]; from: Date }, LineRow>(
  "list earlier lines to count",
  `${lines} and m.conversation_id in ${ofThreads} and m.created_at < $from
     and m.position >= coalesce((
       select max(last.position) from conversations other cross join lateral (
         select s.position from messages s
         where s.venue_id = other.venue_id and s.conversation_id = other.conversation_id and s.author = 'staff'
           and s.state is distinct from 'failed' and s.created_at < $from
         order by s.position desc, s.seq desc limit 1) last
       where other.venue_id = $venueId
         and coalesce(other.merged_into, other.conversation_id) = coalesce(c.merged_into, c.conversation_id)), '-infinity')`,
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
  join channels ch on ch.venue_id = c.venue_id and ch.channel_id = c.channel_id and ch.kind not in (${simulated})
  join guests g on g.venue_id = c.venue_id and g.guest_id = c.guest_id
  where h.venue_id = $venueId`;

export const selectHandOversToCount = statement<{ venueId: number; from: Date; until: Date }, HandOverRow>(
  "list hand-overs to count",
  `${handOvers} and h.handed_over_at >= $from and h.handed_over_at < $until`,
);

export const selectHandOversOfThreads = statement<
  { venueId: number; threadIds: string[]; until: Date },
  HandOverRow
>(
  "list hand-overs of threads to count",
  `${handOvers} and h.conversation_id in ${ofThreads} and h.handed_over_at < $until`,
);

/** When the first message arrived that may count; null if there is none. */
export const selectFirstMessageAt = statement<{ venueId: number }, { first_at: Date | null }>(
  "find first message to count",
  "select min(created_at) as first_at from messages where venue_id = $venueId",
);
