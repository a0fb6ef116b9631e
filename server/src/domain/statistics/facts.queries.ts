import { change, statement } from "../../platform/db/index.ts";

/** A day at the venue, with the instants at which it begins and ends. */
export type CountedDay = { day: string; from_at: Date; until_at: Date; timezone: string };

const dayColumns = `to_char(day, 'YYYY-MM-DD') as day, from_at, until_at, timezone`;

/** The end of the last stored day; null if none is stored. */
export const selectCountedUntil = statement<{ venueId: number }, { counted_until: Date | null }>(
  "find until when is counted",
  "select max(until_at) as counted_until from statistics_days where venue_id = $venueId",
);

/** A parameter that is null sets no limit. */
export const selectCountedDays = statement<
  { venueId: number; from: string | null; to: string | null; newest: number | null },
  CountedDay
>(
  "list counted days",
  `select ${dayColumns} from (
     select * from statistics_days where venue_id = $venueId
       and ($from::date is null or day >= $from) and ($to::date is null or day <= $to)
     order by day desc limit $newest) days
   order by from_at`,
);

/** The venue's days between two instants. The first one may begin late. */
export const selectDaysOfTime = statement<{ venueId: number; from: Date; until: Date }, CountedDay>(
  "list days of time",
  `select to_char(local.day, 'YYYY-MM-DD') as day,
     greatest(local.day at time zone v.timezone, $from) as from_at,
     (local.day + interval '1 day') at time zone v.timezone as until_at, v.timezone
   from venues v, generate_series(date_trunc('day', $from::timestamptz at time zone v.timezone),
     date_trunc('day', $until::timestamptz at time zone v.timezone), interval '1 day') local (day)
   where v.venue_id = $venueId and (local.day + interval '1 day') at time zone v.timezone > $from
   order by 2`,
);

/** Counting, merging and erasing at a venue take turns until the unit ends. */
export const lockCounting = change<{ venueId: number }>(
  "lock counting",
  "select pg_advisory_xact_lock(hashtextextended('statistics', $venueId))",
);

export const upsertDays = change<{ venueId: number; days: string; countedAt: Date }>(
  "store counted days",
  `insert into statistics_days (venue_id, day, from_at, until_at, timezone, counted_at)
   select $venueId, d.day, d.from_at, d.until_at, d.timezone, $countedAt
   from jsonb_to_recordset($days::jsonb) d (day date, from_at timestamptz, until_at timestamptz, timezone text)
   on conflict (venue_id, day) do update set until_at = greatest(statistics_days.until_at, excluded.until_at),
     counted_at = excluded.counted_at`,
);

export const deleteFactsOfDays = change<{ venueId: number; days: string[] }>(
  "delete facts of days",
  "delete from statistics_facts where venue_id = $venueId and day = any ($days::date[]) and not is_frozen",
);

export const deleteFactsOfThreads = change<{ venueId: number; threadIds: string[] }, { day: string }>(
  "delete facts of threads",
  `with deleted as (
     delete from statistics_facts where venue_id = $venueId and conversation_id = any ($threadIds::uuid[])
       and not is_frozen returning day)
   select distinct to_char(day, 'YYYY-MM-DD') as day from deleted`,
);

/** The columns of a fact in JSON. */
export const factRecord = `(day date, measure text, thing_id uuid, key text, outcome text, conversation_id uuid,
     at timestamptz, hour smallint, count int, took_ms bigint, staffed_ms bigint, channel text, language text)`;

/** Skips facts that are stored already, such as frozen ones. */
export const insertFacts = change<{ venueId: number; facts: string; isFrozen: boolean }>(
  "insert facts",
  `insert into statistics_facts (venue_id, day, measure, thing_id, key, outcome, conversation_id, at, hour, count,
     took_ms, staffed_ms, channel, language, is_frozen)
   select $venueId, f.day, f.measure, f.thing_id, f.key, f.outcome, f.conversation_id, f.at, f.hour, f.count,
     f.took_ms, f.staffed_ms, f.channel, f.language, $isFrozen
   from jsonb_to_recordset($facts::jsonb) f ${factRecord}
   on conflict do nothing`,
);

export const setFrozen = change<{ venueId: number; threadIds: string[] }>(
  "freeze facts",
  `update statistics_facts set is_frozen = true
   where venue_id = $venueId and conversation_id = any ($threadIds::uuid[]) and not is_frozen`,
);

/** Whether a fact `f` is a conversation in which the guest asked for something, and one that was answered. */
export const isAsked = "f.measure = 'conversation' and f.outcome <> 'none'";
export const isAnswered = "f.measure = 'conversation' and f.outcome in ('confirmed', 'unconfirmed')";

/** Sums of facts `f`: what a year's view needs of them. */
export const sumsOf = (facts: string) => `select f.venue_id, f.day, f.measure, f.key, f.outcome,
     case f.measure when 'conversation' then f.channel else '' end as channel,
     case f.measure when 'conversation' then f.language else '' end as language,
     case f.measure when 'messages' then f.hour else -1 end as hour, sum(f.count)::int as count
   from ${facts} f group by 1, 2, 3, 4, 5, 6, 7, 8`;

/** What a chart shows of the days of facts `f`. */
export const chartedOf = (facts: string) => `select f.venue_id, f.day,
     (count(*) filter (where f.measure = 'conversation'))::int as conversations,
     (count(*) filter (where ${isAsked}))::int as asking, (count(*) filter (where ${isAnswered}))::int as answered,
     (coalesce(sum(f.count) filter (where f.measure = 'messages'), 0))::int as messages,
     coalesce(array_agg(f.took_ms order by f.took_ms) filter (where f.measure = 'first_reply'), '{}') as took,
     coalesce(array_agg(f.staffed_ms order by f.staffed_ms) filter (where f.measure = 'first_reply'), '{}') as staffed
   from ${facts} f where f.measure in ('conversation', 'messages', 'first_reply') group by 1, 2`;

const factsOfDays =
  "(select * from statistics_facts where venue_id = $venueId and day = any ($days::date[]))";
const rowsOfMonths = (table: string) => `from unnest($months::date[], $lasts::date[]) months (month, last)
   join ${table} f on f.venue_id = $venueId and f.day between months.month and months.last`;

type OfDays = { venueId: number; days: string[] };
/** Each month by its first day. */
type OfMonths = { venueId: number; months: string[] };

export const deleteSums = change<OfDays>(
  "delete sums of days",
  "delete from statistics_sums where venue_id = $venueId and day = any ($days::date[])",
);

export const insertSums = change<OfDays>(
  "insert sums of days",
  `insert into statistics_sums (venue_id, day, measure, key, outcome, channel, language, hour, count)
   ${sumsOf(factsOfDays)}`,
);

export const deleteCharted = change<OfDays>(
  "delete charted days",
  "delete from statistics_charted where venue_id = $venueId and day = any ($days::date[])",
);

export const insertCharted = change<OfDays>(
  "insert charted days",
  `insert into statistics_charted (venue_id, day, conversations, asking, answered, messages, took, staffed)
   ${chartedOf(factsOfDays)}`,
);

export const deleteMonths = change<OfMonths>(
  "delete sums of months",
  "delete from statistics_months where venue_id = $venueId and month = any ($months::date[])",
);

/** From the sums of its days. */
export const insertMonths = change<OfMonths & { lasts: string[] }>(
  "insert sums of months",
  `insert into statistics_months (venue_id, month, measure, key, outcome, channel, language, weekday, hour, count)
   select f.venue_id, months.month, f.measure, f.key, f.outcome, f.channel, f.language,
     case f.hour when -1 then -1 else extract(isodow from f.day)::int - 1 end as weekday, f.hour, sum(f.count)::int
   ${rowsOfMonths("statistics_sums")} group by 1, 2, 3, 4, 5, 6, 7, 8, 9`,
);

export const deleteGuests = change<OfMonths>(
  "delete guests of months",
  "delete from statistics_guests where venue_id = $venueId and month = any ($months::date[])",
);

export const insertGuests = change<OfMonths & { lasts: string[] }>(
  "insert guests of months",
  `insert into statistics_guests (venue_id, month, conversation_id, asking, answered)
   select f.venue_id, months.month, f.thing_id, count(*) filter (where ${isAsked}), count(*) filter (where ${isAnswered})
   ${rowsOfMonths("statistics_facts")} and f.measure = 'conversation' group by 1, 2, 3`,
);
