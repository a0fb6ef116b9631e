import { firstKnown, statement } from "../../platform/db/index.ts";
import { joinGuest } from "../guests/index.ts";
import { inVenueTime } from "../venues/index.ts";
import { joinChannel } from "../whatsapp/index.ts";
import { factsWhere, liveRows, requestsInPeriod, type Scope } from "./counted-rows.ts";

/** What a number of the statistics counts. Null: no condition. */
export type Counted = {
  measure: string;
  outcomes: string[] | null;
  keys: string[] | null;
  /** A key, channel or language. */
  key: string | null;
  weekday: number | null;
  hour: number | null;
};

export type CountedRow = {
  venue_id: number;
  day: string;
  at: Date;
  /** Null if it was erased, or what is counted has no conversation. */
  conversation_id: string | null;
  guest_name: string | null;
  channel: string;
  language: string;
  took_ms: number | null;
  total: number;
};

type Page = Scope & Counted & { offset: number; limit: number };

const matches = `f.measure = $measure and ($outcomes::text[] is null or f.outcome = any ($outcomes))
     and ($keys::text[] is null or f.key = any ($keys))
     and ($key::text is null or $key in (f.key, f.channel, f.language))
     and ($weekday::int is null or extract(isodow from f.day)::int - 1 = $weekday)
     and ($hour::int is null or f.hour = $hour)`;

const shown = (rows: string) => `select f.venue_id, to_char(f.day, 'YYYY-MM-DD') as day, f.at,
     case when c.erased_at is null then c.conversation_id end as conversation_id,
     case when c.erased_at is null then nullif(g.name, '') end as guest_name, f.channel, f.language,
     f.took_ms::float8 as took_ms, f.total::int as total
   from (${rows}) f
   left join conversations c on c.venue_id = f.venue_id and c.conversation_id = f.conversation_id
   left ${joinGuest("f.venue_id", firstKnown("c.guest_id", "f.guest_id"))}
   order by f.at desc, f.thing_id desc, f.n`;

/** One row for each counted thing, newest first. */
export const selectCounted = statement<Page, CountedRow>(
  "list counted",
  shown(`select f.*, null::uuid as guest_id, n, count(*) over () as total
     from ${factsWhere("measure = $measure")} f cross join generate_series(1, f.count) n
     where ${matches} order by f.at desc, f.thing_id desc, n offset $offset limit $limit`),
);

/** Each guest once, on the newest day. */
export const selectCountedGuests = statement<Page, CountedRow>(
  "list counted guests",
  shown(`select f.*, null::uuid as guest_id, 1 as n, count(*) over () as total from (
       select distinct on (f.venue_id, f.conversation_id) f.* from ${factsWhere("measure = $measure")} f
       where ${matches} order by f.venue_id, f.conversation_id, f.at desc) f
     order by f.at desc, f.thing_id desc offset $offset limit $limit`),
);

export const selectCountedRequests = statement<Omit<Page, "live"> & { now: Date }, CountedRow>(
  "list counted requests",
  shown(`select f.*, 1 as n, count(*) over () as total from ${requestsInPeriod} f
     where ${matches} order by f.at desc, f.thing_id desc offset $offset limit $limit`),
);

/** The newest message of a guest on a day, shortened; no row if it was deleted. The arrays belong together. */
export const selectNewestTexts = statement<
  { venueId: number; ids: string[]; days: string[]; froms: Date[]; untils: Date[]; characters: number },
  { conversation_id: string; day: string; text: string }
>(
  "list newest texts of days",
  `select wanted.conversation_id, wanted.day, left(newest.text, $characters) as text
   from unnest($ids::uuid[], $days::text[], $froms::timestamptz[], $untils::timestamptz[])
     wanted (conversation_id, day, from_at, until_at)
   cross join lateral (
     select m.text from messages m
     join conversations c on c.venue_id = m.venue_id and c.conversation_id = m.conversation_id and c.erased_at is null
     where m.venue_id = $venueId and m.author = 'guest' and m.kind not in ('erased', 'call')
       and m.conversation_id in (select t.conversation_id from conversations t where t.venue_id = $venueId
         and (t.conversation_id = wanted.conversation_id or t.merged_into = wanted.conversation_id))
       and m.created_at >= wanted.from_at and m.created_at < wanted.until_at
     order by m.position desc, m.seq desc limit 1) newest`,
);

export type ConversationDay = {
  venue_id: number;
  day: string;
  conversation_id: string | null;
  guest_name: string | null;
  channel: string;
  language: string;
  messages: number;
  outcome: string;
};

/** For a file: one row for each conversation of a day, in order. */
export const selectConversationDays = statement<Scope, ConversationDay>(
  "list conversations of days",
  `select f.venue_id, to_char(f.day, 'YYYY-MM-DD') as day, f.channel, f.language, f.outcome, f.messages::int as messages,
     case when c.erased_at is null then c.conversation_id end as conversation_id,
     case when c.erased_at is null then nullif(g.name, '') end as guest_name
   from (
     select venue_id, day, conversation_id, max(channel) filter (where measure = 'conversation') as channel,
       max(language) filter (where measure = 'conversation') as language,
       max(outcome) filter (where measure = 'conversation') as outcome,
       sum(count) filter (where measure = 'messages') as messages
     from ${factsWhere("measure in ('conversation', 'messages')")} f group by 1, 2, 3) f
   left join conversations c on c.venue_id = f.venue_id and c.conversation_id = f.conversation_id
   left ${joinGuest("c.venue_id", "c.guest_id")}
   order by f.day, f.venue_id, f.conversation_id`,
);

/** Questions that no entry answered, and the conversations in which each was asked; most of them first. */
export const selectGapTexts = statement<
  { venueId: number; from: string; to: string; reasons: string[]; limit: number },
  { question: string; conversation_ids: string[] }
>(
  "list texts of gaps",
  `select (array_agg(h.about order by h.handed_over_at desc))[1] as question,
     array_agg(distinct coalesce(c.merged_into, c.conversation_id)) as conversation_ids
   from hand_overs h
   join conversations c on c.venue_id = h.venue_id and c.conversation_id = h.conversation_id and c.erased_at is null
   ${joinChannel("c.venue_id", "c.channel_id")} and ch.kind <> 'simulator'
   where h.venue_id = $venueId and h.reason = any ($reasons) and h.about <> ''
     and h.handed_over_at >= ${inVenueTime("$from::date::timestamp")}
     and h.handed_over_at < ${inVenueTime("($to::date + 1)::timestamp")}
   group by lower(h.about) order by count(distinct h.conversation_id) desc, max(h.handed_over_at) desc limit $limit`,
);

/** As the newest answer of the period quotes each entry. */
export const selectTitles = statement<
  { venueId: number; from: string; to: string; live: string; entryIds: string[] },
  { entry_id: string; title: string }
>(
  "find titles of counted entries",
  `select cited.key as entry_id, s.title
   from unnest($entryIds::text[]) cited (key)
   cross join lateral (
     select answers.thing_id from (
       (select live.day, live.thing_id from ${liveRows}
        where live.measure = 'question' and live.key = cited.key and live.day between $from::date and $to::date
        order by live.day desc limit 1)
       union all
       (select f.day, f.thing_id from statistics_facts f
        where f.venue_id = $venueId and f.measure = 'question' and f.key = cited.key
          and f.day between $from::date and $to::date
        order by f.day desc limit 1)) answers
     order by answers.day desc limit 1) newest
   join answer_sources s on s.venue_id = $venueId and s.message_id = newest.thing_id and s.entry_id = cited.key::uuid`,
);
