import { addDays } from "@bellhop/contract/formats";
import { usualLeadMinutes } from "@bellhop/contract/request-lead-times";
import type { AnyRequestKind } from "@bellhop/contract/requests";
import type { Settings } from "@bellhop/contract/settings";
import { opensAt } from "../venues/index.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Without a time: how long after it was asked. */
const answerWithinMinutes = 30;
/** A request without a time expires so long after staff should have acted. */
const graceMs = dayMs;
/** One with a time, at that time, but not sooner than so long after staff should have acted. */
const shortestGraceMs = 30 * minuteMs;

type RequestTime = { kind: AnyRequestKind; day: string | null; time: string | null };
type Venue = {
  timezone: string;
  hours: Settings["general"]["hours"];
  leadMinutes: Partial<Record<AnyRequestKind, number>>;
};
type Times = { dueAt: Date; expiresAt: Date };

/**
 * When staff must have acted, and when a request expires. With a time: the lead time of its kind before it. Without one:
 * half an hour after it was asked, or after the reception opens; for a later day, at noon of the day before.
 */
export function planTimes(
  { kind, day, time }: RequestTime,
  venue: Venue,
  askedAt: Date,
  /** An extra has its own lead time, and after how long an order expires. */
  offer?: { leadMinutes: number | null; expiresHours: number | null } | undefined,
): Times {
  const lead = offer?.leadMinutes ?? venue.leadMinutes[kind] ?? usualLeadMinutes[kind];
  const { timezone } = venue;
  const today = localDay(askedAt, timezone);
  const expiresBy =
    offer?.expiresHours != null
      ? new Date(askedAt.getTime() + offer.expiresHours * 60 * minuteMs)
      : undefined;
  const times = (dueAt: Date, expiresAt: Date): Times => ({
    dueAt,
    expiresAt: expiresBy && expiresBy < expiresAt ? expiresBy : expiresAt,
  });
  if (time !== null) {
    const wish = instantOf(day ?? dayOfTime(time, askedAt, timezone), time, timezone);
    const dueAt = latest(new Date(wish.getTime() - lead * minuteMs), askedAt);
    return times(dueAt, latest(wish, new Date(dueAt.getTime() + shortestGraceMs)));
  }
  if (day !== null && day > today) {
    const noonBefore = instantOf(addDays(day, -1), "12:00", timezone);
    const dueAt = latest(noonBefore, soonest(venue, askedAt));
    return times(dueAt, latest(instantOf(addDays(day, 1), "00:00", timezone), dueAt));
  }
  const dueAt = soonest(venue, askedAt);
  return times(dueAt, new Date(dueAt.getTime() + graceMs));
}

function soonest({ hours, timezone }: Venue, askedAt: Date): Date {
  const opens = opensAt(hours, timezone, askedAt);
  const from = opens ? nextOpening(opens, timezone, askedAt) : askedAt;
  return new Date(from.getTime() + answerWithinMinutes * minuteMs);
}

function nextOpening(opens: { time: string; weekday?: number }, timezone: string, after: Date): Date {
  const today = localDay(after, timezone);
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = addDays(today, ahead);
    const at = instantOf(day, opens.time === "24:00" ? "00:00" : opens.time, timezone);
    const isThatDay = opens.weekday === undefined || opens.weekday === new Date(`${day}T00:00Z`).getUTCDay();
    if (at > after && isThatDay) return at;
  }
  return after;
}

const latest = (one: Date, other: Date): Date => (one > other ? one : other);

/** A time without a day is the next one. */
export function dayOfTime(time: string, askedAt: Date, timezone: string): string {
  const today = localDay(askedAt, timezone);
  return instantOf(today, time, timezone) > askedAt ? today : addDays(today, 1);
}

export const localDay = (at: Date, timeZone: string): string => localTime(at, timeZone).slice(0, 10);

/** The wall clock, such as 15:00. */
export const localTimeOfDay = (at: Date, timeZone: string): string => localTime(at, timeZone).slice(11, 16);

const formats = new Map<string, Intl.DateTimeFormat>();

/** "2026-11-28 18:00" at the venue. */
function localTime(at: Date, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  formats.set(timeZone, format);
  return format.format(at);
}

/** The instant of a day and time at the venue. A time that the clocks leave out is the hour after. */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const offsetAt = (at: number) =>
    Date.parse(`${localTime(new Date(at), timeZone).replace(" ", "T")}:00Z`) -
    Math.floor(at / minuteMs) * minuteMs;
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess));
}
