import { weekdays } from "@bellhop/contract/hours";
import type { Facts } from "@bellhop/contract/knowledge";
import { weekdayFormat } from "./formats.ts";
import type { RenderingWords } from "./words/rendering-words.ts";

type Hours = NonNullable<Facts["hours"]>;

/** Adds these hours for all days without hours of their own. */
export function withOtherDays(hours: Hours, from: string, to: string): Hours {
  const named = new Set(hours.flatMap(({ days }) => days));
  const others = weekdays.filter((day) => !named.has(day));
  return others.length === 0 ? hours : [{ days: others, from, to }, ...hours];
}

export function renderHours(hours: Hours, language: string, words: RenderingWords): string[] {
  const byTimes = new Map<string, Set<number>>();
  for (const { days, from, to } of hours) {
    const times = from === "00:00" && to === "24:00" ? words.dayAndNight : words.between(from, to);
    const open = byTimes.get(times) ?? new Set();
    for (const day of days) open.add(weekdays.indexOf(day));
    byTimes.set(times, open);
  }
  return [...byTimes].map(([times, days]) =>
    days.size === 7
      ? [times === words.dayAndNight ? "" : words.daily, times].filter(Boolean).join(" ")
      : `${formatWeekdays(days, language)} ${times}`,
  );
}

const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

function formatWeekdays(days: ReadonlySet<number>, language: string): string {
  const format = weekdayFormat(language);
  const runs: [number, number][] = [];
  for (const day of weekdays.keys()) {
    if (!days.has(day)) continue;
    const run = runs.at(-1);
    if (run && run[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs
    .map(([first, last]) => (first === last ? [first] : [first, last]))
    .map((run) => run.map((day) => format.format(monday + day * dayMs)).join("–"))
    .join(", ");
}
