import { statement } from "../../platform/db/index.ts";
import type { Measure } from "./count-thread.ts";
import {
  chartedInPeriod,
  guestsInPeriod,
  requestsInPeriod,
  type Scope,
  type ScopeInParts,
  sumsInPeriod,
} from "./counted-rows.ts";

/** `current`: the first day of the period. Older days belong to the period before. */
type Compared = ScopeInParts & { current: string };

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

/** Leaves out messages, which have a row for each hour. Their number is in the charted days. */
export const selectTotals = statement<Compared, Total>(
  "sum statistics",
  `select venue_id, day >= $current::date as is_current, measure, key, outcome, channel, language, sum(count)::int as count
   from ${sumsInPeriod} s where measure <> 'messages' group by 1, 2, 3, 4, 5, 6, 7`,
);

/** Monday is 0. */
export const selectHourTotals = statement<ScopeInParts, { weekday: number; hour: number; count: number }>(
  "sum statistics by hour",
  `select weekday, hour, sum(count)::int as count from ${sumsInPeriod} s where measure = 'messages' group by 1, 2`,
);

/** What happened on a day of a venue. A day has two rows if a part of it is stored and a part is not. */
export type DayRow = {
  venue_id: number;
  day: string;
  conversations: number;
  asking: number;
  answered: number;
  messages: number;
  /** How long each guest waited, in milliseconds. */
  took: number[];
  /** The same, within staffed hours. */
  staffed: number[];
};

export const selectDays = statement<Scope, DayRow>(
  "list days of statistics",
  `select venue_id::int as venue_id, to_char(day, 'YYYY-MM-DD') as day, conversations, asking, answered, messages,
     to_json(took) as took, to_json(staffed) as staffed
   from ${chartedInPeriod} d`,
);

export const selectGuestTotals = statement<
  Compared,
  { is_current: boolean; guests: number; asking: number; answered: number }
>(
  "count guests of statistics",
  `select is_current, count(*)::int as guests, (count(*) filter (where asking > 0))::int as asking,
     (count(*) filter (where asking > 0 and asking = answered))::int as answered
   from (
     select venue_id, conversation_id, day >= $current::date as is_current, sum(asking) as asking, sum(answered) as answered
     from ${guestsInPeriod} g group by 1, 2, 3) guests
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
  /** In the smallest unit of the currency. */
  minor: number;
  /** The newest name of an extra; empty if it was erased. */
  words: string;
};

export const selectRequestTotals = statement<
  Omit<Scope, "live"> & { current: string; now: Date },
  RequestTotal
>(
  "sum requests of statistics",
  `select day >= $current::date as is_current, measure, key, outcome, count(*)::int as count, currency,
     coalesce(sum(price_minor), 0)::float8 as minor,
     coalesce((array_agg(words order by at desc) filter (where words <> ''))[1], '') as words
   from ${requestsInPeriod} r group by 1, 2, 3, 4, currency`,
);
