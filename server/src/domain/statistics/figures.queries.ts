import { statement } from "../../platform/db/index.ts";
import type { Measure } from "./count-thread.ts";
import { factsWhere, requestsInPeriod, type Scope, sumsInPeriod } from "./counted-rows.ts";

/** `current`: the first day of the period; what is older belongs to the one before. */
type Compared = Scope & { current: string };

export type Total = {
  venue_id: number;
  is_current: boolean;
  measure: Measure;
  key: string;
  outcome: string;
  channel: string;
  language: string;
  count: number;
};

export const selectTotals = statement<Compared, Total>(
  "sum statistics",
  `select venue_id, day >= $current::date as is_current, measure, key, outcome, channel, language, sum(count)::int as count
   from ${sumsInPeriod} s group by 1, 2, 3, 4, 5, 6, 7`,
);

export const selectDayTotals = statement<
  Scope,
  { day: string; measure: Measure; outcome: string; count: number }
>(
  "sum statistics by day",
  `select to_char(day, 'YYYY-MM-DD') as day, measure, outcome, sum(count)::int as count
   from ${sumsInPeriod} s where measure in ('conversation', 'messages') group by 1, 2, 3`,
);

/** Monday is 0. */
export const selectHourTotals = statement<Scope, { weekday: number; hour: number; count: number }>(
  "sum statistics by hour",
  `select extract(isodow from day)::int - 1 as weekday, hour, sum(count)::int as count
   from ${sumsInPeriod} s where measure = 'messages' group by 1, 2`,
);

/** `venue_id` or `day`, or neither, of which the numbers are. */
export type WaitRow = {
  is_current: boolean;
  venue_id: number | null;
  day: string | null;
  count: number;
  took: [median: number, p90: number];
  staffed: [median: number, p90: number];
};

export const selectWaits = statement<Compared, WaitRow>(
  "find first replies",
  `select is_current, venue_id, to_char(day, 'YYYY-MM-DD') as day, count(*)::int as count,
     percentile_disc(array[0.5, 0.9]) within group (order by took_ms)::float8[] as took,
     percentile_disc(array[0.5, 0.9]) within group (order by staffed_ms)::float8[] as staffed
   from (select day >= $current::date as is_current, venue_id, day, took_ms, staffed_ms
         from ${factsWhere("measure = 'first_reply'")} f) replies
   group by grouping sets ((is_current), (is_current, venue_id), (is_current, day))`,
);

export const selectGuestTotals = statement<
  Compared,
  { is_current: boolean; guests: number; asking: number; answered: number }
>(
  "count guests of statistics",
  `select is_current, count(*)::int as guests, (count(*) filter (where asking > 0))::int as asking,
     (count(*) filter (where asking > 0 and asking = answered))::int as answered
   from (
     select venue_id, conversation_id, day >= $current::date as is_current,
       count(*) filter (where outcome <> 'none') as asking,
       count(*) filter (where outcome in ('confirmed', 'unconfirmed')) as answered
     from ${factsWhere("measure = 'conversation'")} f group by 1, 2, 3) guests
   group by 1`,
);

export type RequestTotal = {
  is_current: boolean;
  measure: "request" | "extra";
  key: string;
  outcome: string;
  count: number;
  /** Null for things without a price. */
  currency: string | null;
  minor: number;
  /** The newest name of an extra; empty if it was erased. */
  words: string;
};

export const selectRequestTotals = statement<Omit<Compared, "live"> & { now: Date }, RequestTotal>(
  "sum requests of statistics",
  `select day >= $current::date as is_current, measure, key, outcome, count(*)::int as count, currency,
     coalesce(sum(price_minor), 0)::float8 as minor,
     coalesce((array_agg(words order by at desc) filter (where words <> ''))[1], '') as words
   from ${requestsInPeriod} r group by 1, 2, 3, 4, currency`,
);
