import type { ChannelKind } from "@bellhop/contract/channel-kinds";
import { type HandOverReason, handOverReasons } from "@bellhop/contract/hand-over-reasons";
import type { Share, Statistics, StatisticsFigures, Waits } from "@bellhop/contract/statistics";
import type { Reading } from "../../platform/at/index.ts";
import type { Measure } from "./count-thread.ts";
import {
  type RequestTotal,
  selectDayTotals,
  selectGuestTotals,
  selectHourTotals,
  selectRequestTotals,
  selectTotals,
  selectWaits,
  type Total,
  type WaitRow,
} from "./figures.queries.ts";
import { shareOf } from "./share-of.ts";

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
  days: { day: string; measure: Measure; outcome: string; count: number }[];
  hours: { weekday: number; hour: number; count: number }[];
  waits: WaitRow[];
  guests: { is_current: boolean; guests: number; asking: number; answered: number }[];
  requests: RequestTotal[];
};

/** What the figures of a period, and of the one before, are made of. */
export async function readNumbers(
  at: Reading,
  { venueIds, from, to, before, live }: Compared,
): Promise<Numbers> {
  const both = { venueIds, from: before.from, to, live };
  const compared = { ...both, current: from };
  const [totals, days, hours, waits, guests, requests] = await Promise.all([
    at.tx.rows(selectTotals, compared),
    at.tx.rows(selectDayTotals, both),
    at.tx.rows(selectHourTotals, { ...both, from }),
    at.tx.rows(selectWaits, compared),
    at.tx.rows(selectGuestTotals, compared),
    at.tx.rows(selectRequestTotals, { venueIds, from: before.from, to, current: from, now: at.now }),
  ]);
  return { totals, days, hours, waits, guests, requests };
}

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
  const waits = numbers.waits.find(
    (row) => row.is_current === isCurrent && row.venue_id === null && row.day === null,
  );
  const guests = numbers.guests.find(({ is_current }) => is_current === isCurrent);
  const conversations = rows.filter(({ measure }) => measure === "conversation");
  const ofPeriod = requests.filter(({ measure }) => measure === "request");
  return {
    conversations: sum(conversations),
    guests: guests?.guests ?? 0,
    guest_messages: countOf(rows, "messages"),
    answered: answeredOf(rows),
    answered_guests: shareOf(guests?.answered ?? 0, guests?.asking ?? 0),
    confirmed: countOf(rows, "conversation", ["confirmed"]),
    unconfirmed: countOf(rows, "conversation", ["unconfirmed"]),
    first_reply: waitsOf(waits, "took"),
    first_reply_staffed: waitsOf(waits, "staffed"),
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

const waitsOf = (row: WaitRow | undefined, which: "took" | "staffed"): Waits => ({
  count: row?.count ?? 0,
  median_ms: row ? row[which][0] : null,
  p90_ms: row ? row[which][1] : null,
});

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
  { days, waits }: Numbers,
  { from, to, before }: Pick<Compared, "from" | "to" | "before">,
): Pick<Statistics, "days" | "days_before"> {
  const rowsOf = new Map<string, Counts[]>();
  for (const row of days) rowsOf.set(row.day, [...(rowsOf.get(row.day) ?? []), row]);
  const waitsOn = new Map(waits.flatMap((row) => (row.day === null ? [] : [[row.day, row] as const])));
  return {
    days: daysBetween(from, to).map((day) => {
      const rows = rowsOf.get(day) ?? [];
      return {
        day,
        conversations: countOf(rows, "conversation"),
        guest_messages: countOf(rows, "messages"),
        answered: answeredOf(rows),
        first_reply: waitsOf(waitsOn.get(day), "took"),
      };
    }),
    days_before: daysBetween(before.from, before.to).map((day) => ({
      day,
      answered: answeredOf(rowsOf.get(day) ?? []),
    })),
  };
}

const dayMs = 86_400_000;
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** How many days a period has, both ends included. */
export const daysIn = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs + 1;

const daysBetween = (from: string, to: string): string[] =>
  Array.from({ length: daysIn(from, to) }, (_, ahead) => daysLater(from, ahead));

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
  { totals, waits }: Numbers,
  venues: readonly { venue_id: number; name: string }[],
): Statistics["venues"] {
  return venues
    .map(({ venue_id, name }) => {
      const rows = totals.filter((row) => row.is_current && Number(row.venue_id) === venue_id);
      const wait = waits.find(
        (row) => row.is_current && row.venue_id !== null && Number(row.venue_id) === venue_id,
      );
      return {
        venue_id,
        name,
        conversations: countOf(rows, "conversation"),
        answered: answeredOf(rows),
        first_reply: waitsOf(wait, "took"),
      };
    })
    .toSorted((one, other) => other.conversations - one.conversations);
}
