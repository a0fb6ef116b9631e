import { addDays } from "@bellhop/contract/formats";
import { longestPeriodDays } from "@bellhop/contract/statistics";
import type { Period, StatisticsSearch } from "./statistics-search.ts";

/** Calendar dates, both included. */
export type Days = { from: string; to: string };

const dayMs = 86_400_000;

export const lengthOf = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`;
const lastOfMonth = (day: string) => addDays(firstOfMonth(addDays(firstOfMonth(day), 31)), -1);
const earlier = (one: string, other: string) => (one < other ? one : other);

/** The days that an address shows, none later than today. */
export function daysOf(search: StatisticsSearch, today: string): Days {
  const to = earlier(search.to ?? today, today);
  if (search.period === "day") return { from: to, to };
  if (search.period === "month") return { from: firstOfMonth(to), to: earlier(lastOfMonth(to), today) };
  if (search.period !== "custom") return { from: addDays(to, -6), to };
  const from = earlier(search.from ?? addDays(to, -6), to);
  const first = addDays(to, 1 - longestPeriodDays);
  return { from: from < first ? first : from, to };
}

/** The same address for another kind of period, with the same last day. */
export function inPeriod(search: StatisticsSearch, period: Period, today: string): StatisticsSearch {
  const { period: _, from: _from, ...rest } = search;
  if (period === "week") return rest;
  return period === "custom" ? { ...rest, period, ...daysOf(search, today) } : { ...rest, period };
}

/** The period before or after; undefined after today's. */
export function step(search: StatisticsSearch, today: string, by: 1 | -1): StatisticsSearch | undefined {
  const days = daysOf(search, today);
  if (by === 1 && days.to === today) return undefined;
  const length = lengthOf(days);
  const last =
    search.period === "month"
      ? by === 1
        ? lastOfMonth(addDays(lastOfMonth(days.to), 1))
        : addDays(days.from, -1)
      : addDays(days.to, by * length);
  const { to: _, ...rest } = search;
  const to = earlier(last, today);
  if (search.period === "custom") return { ...rest, from: addDays(to, 1 - length), to };
  return to === today ? rest : { ...rest, to };
}

/** Days on which the zone's clock changes, with their hours. At most four. */
export function clockChanges(days: Days, timeZone: string): { day: string; hours: number }[] {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const offsetAt = (ms: number) => {
    const name = format.formatToParts(ms).find(({ type }) => type === "timeZoneName")?.value ?? "";
    const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
    return hours ? (sign === "-" ? -1 : 1) * (Number(hours) + Number(minutes) / 60) : 0;
  };
  const midnight = (day: string) => {
    const guess = Date.parse(day);
    return guess - offsetAt(guess) * 3_600_000;
  };
  const changes: { day: string; hours: number }[] = [];
  for (let day = days.from; day <= days.to && changes.length < 4; day = addDays(day, 1)) {
    const hours = 24 + offsetAt(midnight(day)) - offsetAt(midnight(addDays(day, 1)));
    if (hours !== 24) changes.push({ day, hours });
  }
  return changes;
}
