import type { ChannelKind } from "@bellhop/contract/channel-kinds";
import { addDays } from "@bellhop/contract/formats";
import { type HandOverReason, handOverReasons } from "@bellhop/contract/hand-over-reasons";
import {
  type Share,
  type Statistics,
  type StatisticsFigures,
  shareOf,
  type Waits,
} from "@bellhop/contract/statistics";
import type { Reading } from "../../platform/at/index.ts";
import type { Measure } from "./count-thread.ts";
import type { Parts } from "./counted-rows.ts";
import {
  type DayRow,
  type RequestTotal,
  selectDays,
  selectGuestTotals,
  selectHourTotals,
  selectRequestTotals,
  selectTotals,
  type Total,
} from "./figures.queries.ts";

/** A period and the one before, over some venues. */
export type Compared = {
  venueIds: number[];
  from: string;
  to: string;
  before: { from: string; to: string };
  /** Facts that are not stored yet, as JSON. */
  live: string;
};

export type Numbers = {
  totals: Total[];
  days: (DayRow & { is_current: boolean })[];
  hours: { weekday: number; hour: number; count: number }[];
  guests: { is_current: boolean; guests: number; asking: number; answered: number }[];
  requests: RequestTotal[];
};

/** What the figures of a period, and of the one before, are made of. */
export async function readNumbers(
  at: Reading,
  { venueIds, from, to, before, live }: Compared,
): Promise<Numbers> {
  const both = { venueIds, from: before.from, to, live };
  const ofPeriod = partsOf(from, to);
  const ofBefore = partsOf(before.from, before.to);
  const months = [...ofBefore.months, ...ofPeriod.months];
  const days = [...ofBefore.days, ...ofPeriod.days];
  const compared = { ...both, months, days, current: from };
  const [totals, hours, rows, guests, requests] = await Promise.all([
    at.tx.rows(selectTotals, compared),
    at.tx.rows(selectHourTotals, { ...both, from, ...ofPeriod }),
    at.tx.rows(selectDays, both),
    at.tx.rows(selectGuestTotals, compared),
    at.tx.rows(selectRequestTotals, { venueIds, from: before.from, to, current: from, now: at.now }),
  ]);
  return {
    totals,
    days: rows.map((row) => ({ ...row, is_current: row.day >= from })),
    hours,
    guests,
    requests,
  };
}

/** Whole months are read as one. */
function partsOf(from: string, to: string): Parts {
  const months: string[] = [];
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const last = lastOfMonth(day);
    if (!day.endsWith("-01") || last > to) {
      days.push(day);
      continue;
    }
    months.push(day);
    day = last;
  }
  return { months, days };
}

export const lastOfMonth = (day: string): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10);

const answeredOutcomes = ["confirmed", "unconfirmed"];

type Counts = { measure: Measure; outcome: string; count: number };

const sum = (rows: readonly { count: number }[]): number => rows.reduce((all, { count }) => all + count, 0);
const countOf = (rows: readonly Counts[], measure: Measure, outcomes?: string[]): number =>
  sum(rows.filter((row) => row.measure === measure && (!outcomes || outcomes.includes(row.outcome))));

/** Conversations that were answered, of those in which the guest asked for something. */
const answeredOf = (rows: readonly Counts[]): Share => {
  const answered = countOf(rows, "conversation", answeredOutcomes);
  return shareOf(answered, answered + countOf(rows, "conversation", ["unanswered"]));
};

/** The figures of one of the two periods. Extras without a name were erased. */
export function figuresOf(numbers: Numbers, isCurrent: boolean): StatisticsFigures {
  const rows = numbers.totals.filter(({ is_current }) => is_current === isCurrent);
  const requests = numbers.requests.filter(({ is_current }) => is_current === isCurrent);
  const days = numbers.days.filter(({ is_current }) => is_current === isCurrent);
  const guests = numbers.guests.find(({ is_current }) => is_current === isCurrent);
  const conversations = rows.filter(({ measure }) => measure === "conversation");
  const ofPeriod = requests.filter(({ measure }) => measure === "request");
  return {
    conversations: sum(conversations),
    guests: guests?.guests ?? 0,
    guest_messages: sumOf(days, "messages"),
    answered: answeredOf(rows),
    answered_guests: shareOf(guests?.answered ?? 0, guests?.asking ?? 0),
    confirmed: countOf(rows, "conversation", ["confirmed"]),
    unconfirmed: countOf(rows, "conversation", ["unconfirmed"]),
    first_reply: waitsOf(days, "took"),
    first_reply_staffed: waitsOf(days, "staffed"),
    slow_replies: countOf(rows, "first_reply", ["slow"]),
    hand_overs: summed(
      rows.filter(({ measure }) => measure === "hand_over"),
      ({ key }) => key,
    ).map(([reason, count]) => ({ reason, count })),
    languages: summed(conversations, ({ language }) => language)
      .filter(([language]) => language !== "")
      .map(([language, count]) => ({ language, count })),
    channels: summed(conversations, ({ channel }) => channel).map(([channel, count]) => ({
      channel: channel as ChannelKind,
      count,
    })),
    requests: shareOf(sum(ofPeriod.filter(({ outcome }) => outcome === "in_time")), sum(ofPeriod)),
    request_kinds: summed(ofPeriod, ({ key }) => key).map(([kind, count]) => ({ kind, count })),
    ...extrasOf(requests.filter(({ measure }) => measure === "extra")),
    ratings: shareOf(countOf(rows, "rating", ["helpful"]), countOf(rows, "rating")),
    whatsapp: whatsappOf(rows.filter(({ measure }) => measure === "whatsapp")),
  };
}

/** Most first. */
function summed<Row extends { count: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): [string, number][] {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.count);
  return [...sums].toSorted(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1));
}

/** Exact: the wait that so many guests did not exceed. */
function waitsOf(days: readonly DayRow[], which: "took" | "staffed"): Waits {
  const waits = Float64Array.from(days.flatMap((day) => day[which])).sort();
  const atShare = (share: number) => waits[Math.ceil(share * waits.length) - 1] ?? null;
  return { count: waits.length, median_ms: atShare(0.5), p90_ms: atShare(0.9) };
}

function extrasOf(rows: readonly RequestTotal[]): Pick<StatisticsFigures, "extras" | "revenue"> {
  // An extra that was sold in two currencies has a row for each.
  const extras = rows.map(({ key, words, count, currency, minor }) => ({
    entry_id: key,
    name: words,
    count,
    revenue: currency === null ? null : { currency, minor },
  }));
  const revenue = new Map<string, number>();
  for (const { revenue: own } of extras)
    if (own) revenue.set(own.currency, (revenue.get(own.currency) ?? 0) + own.minor);
  return {
    extras: extras.toSorted(
      (one, other) => (other.revenue?.minor ?? 0) - (one.revenue?.minor ?? 0) || other.count - one.count,
    ),
    revenue: [...revenue].map(([currency, minor]) => ({ currency, minor })),
  };
}

function whatsappOf(rows: readonly Total[]): StatisticsFigures["whatsapp"] {
  const billable = rows.filter(({ outcome }) => outcome === "billable");
  const billableOf = new Map(summed(billable, ({ key }) => key));
  return {
    delivered: sum(rows),
    billable: sum(billable),
    categories: summed(rows, ({ key }) => key)
      // WhatsApp reported no price.
      .filter(([category]) => category !== "")
      .map(([category, count]) => ({ category, count, billable: billableOf.get(category) ?? 0 })),
  };
}

/** Each day of both periods, in order. */
export function daysOf(
  { days }: Numbers,
  { from, to, before }: Pick<Compared, "from" | "to" | "before">,
): Pick<Statistics, "days" | "days_before"> {
  const rowsOf = Map.groupBy(days, ({ day }) => day);
  return {
    days: daysBetween(from, to).map((day) => {
      const rows = rowsOf.get(day) ?? [];
      return {
        day,
        conversations: sumOf(rows, "conversations"),
        guest_messages: sumOf(rows, "messages"),
        answered: answeredOn(rows),
        first_reply: waitsOf(rows, "took"),
      };
    }),
    days_before: daysBetween(before.from, before.to).map((day) => ({
      day,
      answered: answeredOn(rowsOf.get(day) ?? []),
    })),
  };
}

const sumOf = (
  rows: readonly DayRow[],
  which: "conversations" | "messages" | "asking" | "answered",
): number => rows.reduce((all, row) => all + row[which], 0);

const answeredOn = (rows: readonly DayRow[]): Share =>
  shareOf(sumOf(rows, "answered"), sumOf(rows, "asking"));

const dayMs = 86_400_000;
/** How many days a period has, both ends included. */
export const daysIn = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs + 1;

const daysBetween = (from: string, to: string): string[] =>
  Array.from({ length: daysIn(from, to) }, (_, ahead) => addDays(from, ahead));

/** By weekday, Monday first, and hour at the venue. */
export function hoursOf({ hours }: Numbers): number[][] {
  const table = Array.from({ length: 7 }, () => new Array<number>(24).fill(0));
  for (const { weekday, hour, count } of hours) {
    const row = table[weekday];
    if (row) row[hour] = (row[hour] ?? 0) + count;
  }
  return table;
}

/** The entries about which guests asked most, of all conversations in which they asked for something. */
export function questionsOf(
  { totals }: Numbers,
  limit: number,
): { entry_id: string; venue_id: number; conversations: Share }[] {
  const current = totals.filter(({ is_current }) => is_current);
  const { total } = answeredOf(current);
  const questions = current.filter(({ measure }) => measure === "question");
  const venueOf = new Map(questions.map(({ key, venue_id }) => [key, Number(venue_id)]));
  return summed(questions, ({ key }) => key)
    .slice(0, limit)
    .map(([entry_id, count]) => ({
      entry_id,
      venue_id: venueOf.get(entry_id) ?? 0,
      conversations: shareOf(count, total),
    }));
}

/** Reasons of questions that no entry answered. */
export const gapReasons = (Object.keys(handOverReasons) as HandOverReason[]).filter(
  (reason) => handOverReasons[reason].needsEntry,
);

export const countGaps = ({ totals }: Numbers): number =>
  sum(
    totals.filter(
      ({ is_current, measure, key }) =>
        is_current && measure === "hand_over" && gapReasons.includes(key as HandOverReason),
    ),
  );

/** Each venue's own numbers, most conversations first. */
export function venuesOf(
  { days }: Numbers,
  venues: readonly { venue_id: number; name: string }[],
): Statistics["venues"] {
  const current = Map.groupBy(
    days.filter(({ is_current }) => is_current),
    ({ venue_id }) => venue_id,
  );
  return venues
    .map(({ venue_id, name }) => {
      const rows = current.get(venue_id) ?? [];
      return {
        venue_id,
        name,
        conversations: sumOf(rows, "conversations"),
        answered: answeredOn(rows),
        first_reply: waitsOf(rows, "took"),
      };
    })
    .toSorted((one, other) => other.conversations - one.conversations);
}
