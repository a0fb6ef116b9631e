import { addDays } from "@bellhop/contract/formats";
import { instantOf, localDay, localTimeOfDay } from "../requests/index.ts";
import { afterQuietHours } from "../venues/index.ts";

type Hours = { timezone: string; quiet_from: string; quiet_to: string };

/** The venue's days and quiet hours. Results are cached, because a plan needs the same times for many guests. */
export type Calendar = {
  /** `24:00` is the end of the day. A time that the clocks skip counts as one hour later. */
  instant(day: string, time: string): Date;
  dayOf(at: Date): string;
  /** The wall clock, such as 15:00. */
  timeOf(at: Date): string;
  /** So many days later; before, if negative. */
  dayAfter(day: string, days: number): string;
  /** The time, or the end of the quiet hours that it is in. */
  afterQuiet(at: Date): Date;
};

export function openCalendar({ timezone, quiet_from, quiet_to }: Hours): Calendar {
  const quiet = { quiet_from, quiet_to };
  const instantsAt = remember((time: string) =>
    remember((day: string) =>
      time === "24:00" ? instantOf(addDays(day, 1), "00:00", timezone) : instantOf(day, time, timezone),
    ),
  );
  const dayAt = remember((quarter: number) => localDay(new Date(quarter * quarterMs), timezone));
  const laterDays = remember((days: number) => remember((day: string) => addDays(day, days)));
  const quietAt = remember((ms: number) => afterQuietHours(quiet, timezone, new Date(ms)));
  return {
    instant: (day, time) => instantsAt(time)(day),
    dayOf: (at) => dayAt(Math.floor(at.getTime() / quarterMs)),
    timeOf: (at) => localTimeOfDay(at, timezone),
    dayAfter: (day, days) => laterDays(days)(day),
    afterQuiet: (at) => quietAt(at.getTime()),
  };
}

/** No time zone changes its date within a quarter of an hour. */
const quarterMs = 15 * 60_000;

function remember<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = work(key);
    known.set(key, value);
    return value;
  };
}
