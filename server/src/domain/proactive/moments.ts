import type { Moment } from "@bellhop/contract/proactive";
import type { Calendar } from "./calendar.ts";
import type { PlanSettings, StayToPlan } from "./types.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** When a message is due, and until when it is still useful. */
export type Due = { dueAt: Date; usefulUntil: Date };

const later = (from: Date, minutes: number) => new Date(from.getTime() + minutes * minuteMs);
const earliest = (one: Date, other: Date) => (one < other ? one : other);

/**
 * The time of a moment in a stay; undefined if the stay, as it is now, has no such moment. A message that comes late is
 * useful until:
 * - booked: three days later, but not after the day of arrival
 * - days before arrival, and on the day of arrival: the end of that day, or until the guest is checked in
 * - after check-in: a day later; a day of the stay: its end; before departure: noon of the day of departure
 * - after check-out: two days later
 *
 * A message with a door code that is due before the check-in may wait for the check-in. It is useful until noon of the
 * day of departure.
 */
export function dueOf(
  moment: Moment,
  stay: StayToPlan,
  calendar: Calendar,
  hasDoorCode = false,
): Due | undefined {
  const { status, status_since: since, checkin, checkout } = stay;
  const endOf = (day: string) => calendar.instant(day, "24:00");
  const isInHouse = status === "checked_in";
  const isExpected = status === "confirmed";
  if (hasDoorCode && isInHouse && momentOrder[moment.kind] < momentOrder.after_check_in)
    return dueOf(moment, { ...stay, status: "confirmed" }, calendar, hasDoorCode);
  const untilArrival = (usual: Date) => (hasDoorCode ? calendar.instant(checkout, "12:00") : usual);
  switch (moment.kind) {
    case "booked": {
      if (!isExpected) return undefined;
      const dueAt = later(stay.created_at, moment.minutes);
      const usual = earliest(new Date(dueAt.getTime() + 3 * dayMs), endOf(checkin));
      return { dueAt, usefulUntil: untilArrival(usual) };
    }
    case "before_arrival": {
      if (!isExpected) return undefined;
      const dueAt = calendar.instant(calendar.dayAfter(checkin, -moment.days), moment.time);
      return { dueAt, usefulUntil: untilArrival(endOf(checkin)) };
    }
    case "arrival_day":
      if (!isExpected) return undefined;
      return { dueAt: calendar.instant(checkin, moment.time), usefulUntil: untilArrival(endOf(checkin)) };
    case "after_check_in": {
      if (!isInHouse || !since) return undefined;
      const dueAt = later(since, moment.minutes);
      return { dueAt, usefulUntil: earliest(new Date(dueAt.getTime() + dayMs), endOf(checkout)) };
    }
    case "mid_stay": {
      const day = calendar.dayAfter(checkin, moment.day - 1);
      if (!(isExpected || isInHouse) || day >= checkout) return undefined;
      return { dueAt: calendar.instant(day, moment.time), usefulUntil: endOf(day) };
    }
    case "before_departure": {
      const day = calendar.dayAfter(checkout, -moment.days);
      if (!(isExpected || isInHouse) || day < checkin) return undefined;
      return { dueAt: calendar.instant(day, moment.time), usefulUntil: calendar.instant(checkout, "12:00") };
    }
    case "after_check_out": {
      if (status !== "checked_out" || !since) return undefined;
      const dueAt = later(since, moment.minutes);
      return { dueAt, usefulUntil: new Date(dueAt.getTime() + 2 * dayMs) };
    }
  }
}

/** When the guest is expected to be checked in, for a message after the check-in; undefined for other messages. */
export function expectedOf(
  moment: Moment,
  { status, checkin }: StayToPlan,
  calendar: Calendar,
  checkInTime = usualCheckIn,
): Date | undefined {
  if (moment.kind !== "after_check_in" || status !== "confirmed") return undefined;
  return later(calendar.instant(checkin, checkInTime), moment.minutes);
}

/**
 * From when a guest may get a door code; null: once they are checked in, undefined: never again. A check-in that is taken
 * back closes it.
 */
export function doorCodeFrom(
  { status, checkin }: Pick<StayToPlan, "status" | "checkin">,
  settings: CodeSettings,
): Date | null | undefined {
  if (status === "checked_in") return new Date(0);
  if (status !== "confirmed") return undefined;
  return settings.doorCode.from === "checked_in" ? null : codesOpenOn(checkin, settings);
}

export type CodeSettings = Pick<PlanSettings, "calendar" | "checkInTime" | "doorCode">;

/** The time on a day from which arriving guests may have the codes of their rooms. */
export function codesOpenOn(
  day: string,
  { calendar, checkInTime = usualCheckIn, doorCode }: CodeSettings,
): Date {
  const hoursBefore = doorCode.from === "checked_in" ? 0 : doorCode.hoursBefore;
  const before = later(calendar.instant(day, checkInTime), -hoursBefore * 60);
  const morning = calendar.instant(day, "00:00");
  return before < morning ? morning : before;
}

/** If the hotel's texts name no time. */
export const usualCheckIn = "15:00";

/** Messages for guests who are in the house. */
export const needsCheckIn = ({ kind }: Moment): boolean => kind === "mid_stay" || kind === "before_departure";

/** The order of the moments of a stay. */
export const momentOrder: Record<Moment["kind"], number> = {
  booked: 0,
  before_arrival: 1,
  arrival_day: 2,
  after_check_in: 3,
  mid_stay: 4,
  before_departure: 5,
  after_check_out: 6,
};

/** How many days before the arrival a stay may matter to one of the rules. */
export const daysBefore = (rules: readonly { moment: Moment }[]): number =>
  1 + Math.max(0, ...rules.map(({ moment }) => (moment.kind === "before_arrival" ? moment.days : 0)));

/** How long after a booking its message may be due, in milliseconds; 0 without such a rule. */
export function bookedReachMs(rules: readonly { moment: Moment }[]): number {
  const minutes = rules.map(({ moment }) => (moment.kind === "booked" ? moment.minutes + 4 * 24 * 60 : 0));
  return Math.max(0, ...minutes) * minuteMs;
}

/** How long after a check-in or check-out a message may be due or still useful, in milliseconds. */
export const changedReachMs = 5 * dayMs;
