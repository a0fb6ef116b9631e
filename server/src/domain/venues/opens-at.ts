import { type Weekday, weekdays } from "@bellhop/contract/hours";
import type { Settings } from "@bellhop/contract/settings";

type Hours = Settings["general"]["hours"];

const week: readonly Weekday[] = ["sunday", ...weekdays.slice(0, 6)];
const dayMinutes = 24 * 60;
export const weekMinutes = 7 * dayMinutes;

/** When the reception opens again: a time, and the day of the week if that is more than a day off. */
export type OpensAt = { time: string; weekday?: number };

/** When the reception opens next; undefined if it is open now or never closes. */
export function opensAt(hours: Hours, timezone: string, now: Date): OpensAt | undefined {
  if (!hours || hours.length === 0) return undefined;
  const minute = minuteOfWeek(timezone, now);
  const spans = spansOfWeek(hours);
  const since = ({ begins }: { begins: number }) => (minute - begins + weekMinutes) % weekMinutes;
  if (spans.some((span) => since(span) < span.lasts)) return undefined;
  const [next] = spans.toSorted((a, b) => until(a.begins, minute) - until(b.begins, minute));
  if (!next) return undefined;
  const isFar = until(next.begins, minute) > dayMinutes;
  return { time: next.from, ...(isFar && { weekday: Math.floor(next.begins / dayMinutes) }) };
}

/** In minutes from Sunday's midnight. A span may end in the next week. */
export function spansOfWeek(hours: NonNullable<Hours>) {
  return hours.flatMap(({ days, from, to }) =>
    days.map((day) => {
      const begins = week.indexOf(day) * dayMinutes + minutesOf(from);
      // A time before its beginning, or the same one, is the next day's.
      const lasts = (minutesOf(to) - minutesOf(from) + dayMinutes) % dayMinutes || dayMinutes;
      return { begins, lasts, from };
    }),
  );
}

function until(begins: number, minute: number): number {
  return (begins - minute + weekMinutes) % weekMinutes;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** One per time zone: creating a format is slow. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Counted from the venue's midnight on Sunday. */
export function minuteOfWeek(timeZone: string, now: Date): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en-GB", {
      timeZone,
      weekday: "long",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
  formats.set(timeZone, format);
  const parts = format.formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  const day = week.indexOf(part("weekday").toLowerCase() as Weekday);
  return day * dayMinutes + Number(part("hour")) * 60 + Number(part("minute"));
}
