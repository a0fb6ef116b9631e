import { dayAndNight, type Weekday, weekdays } from "@bellhop/contract/hours";
import type { Facts } from "@bellhop/contract/knowledge";

export { dayAndNight, type Weekday, weekdays };

export type Hours = NonNullable<Facts["hours"]>;
export type Span = { from: string; to: string };
/** A day without spans is closed. */
export type Week = Record<Weekday, Span[]>;

/** Sorted within each day. */
export function weekOf(hours: Hours): Week {
  const spansOf = (day: Weekday) =>
    hours
      .filter(({ days }) => days.includes(day))
      .map(({ from, to }) => ({ from, to }))
      .sort((a, b) => a.from.localeCompare(b.from));
  return Object.fromEntries(weekdays.map((day) => [day, spansOf(day)])) as Week;
}

/** Merges days with the same times into one row. */
export function hoursOf(week: Week): Hours {
  const rows = new Map<string, Hours[number]>();
  for (const day of weekdays) {
    for (const { from, to } of week[day]) {
      const row = rows.get(`${from} ${to}`) ?? { days: [], from, to };
      if (!row.days.includes(day)) row.days.push(day);
      rows.set(`${from} ${to}`, row);
    }
  }
  return [...rows.values()];
}

export function copyDay(week: Week, from: Weekday, to: readonly Weekday[]): Week {
  return { ...week, ...Object.fromEntries(to.map((day) => [day, week[from].map((span) => ({ ...span }))])) };
}

export function isDayAndNight(hours: Hours): boolean {
  const week = weekOf(hours);
  return weekdays.every((day) =>
    week[day].some(({ from, to }) => from === "00:00" && /^(24|00):00$/.test(to)),
  );
}

/** Runs of neighbouring days with the same times; closed days are left out. */
export function dayRuns(hours: Hours): { days: Weekday[]; spans: Span[] }[] {
  const week = weekOf(hours);
  const runs: { days: Weekday[]; spans: Span[] }[] = [];
  for (const day of weekdays) {
    const spans = week[day];
    const last = runs.at(-1);
    if (last && JSON.stringify(last.spans) === JSON.stringify(spans)) last.days.push(day);
    else runs.push({ days: [day], spans });
  }
  return runs.filter(({ spans }) => spans.length > 0);
}
