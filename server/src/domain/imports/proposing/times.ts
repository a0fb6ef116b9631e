import { weekdays } from "@bellhop/contract/hours";
import type { Facts } from "@bellhop/contract/knowledge";
import {
  everyDay,
  findDays,
  findTimes,
  foldAligned,
  type Patterns,
  readWithFallback,
} from "@bellhop/language/values";

type Hours = NonNullable<Facts["hours"]>;

/** The times in a text, and the words they were read from. */
export type Times = {
  from?: string;
  until?: string;
  hours?: Hours;
  /** True if the text doesn't say whether a time is in the morning or the evening. */
  isHalfDay?: boolean;
  quote: string;
};

export const readTimes = (text: string, language: string): Times | undefined =>
  readWithFallback(language, text, (patterns) => readWith(text, patterns));

function readWith(text: string, patterns: Patterns): Times | undefined {
  const said = foldAligned(text);
  const hours = hoursByDay(text, patterns);
  if (hours) return { hours, quote: text };
  const allDay = patterns.find("allDay", said);
  const allDayEnds = allDay ? allDay.index + allDay[0].length : 0;
  const isBeside = ({ from, to }: { from: number; to: number }) =>
    to <= (allDay?.index ?? 0) || from >= allDayEnds;
  // "7 am to 11 pm, night porter 24 h": it is unclear what is open all day.
  if (allDay && findTimes(said, patterns).some(isBeside)) return undefined;
  if (allDay)
    return {
      hours: [{ days: [...weekdays], from: "00:00", to: "24:00" }],
      quote: text.slice(allDay.index, allDayEnds),
    };
  const range = rangeIn(text, patterns);
  if (range) return range;
  const times: Times = { quote: text };
  for (const { role, partner, minutes, halfDay } of findTimes(said, patterns)) {
    if (partner !== null) continue;
    if (halfDay) times.isHalfDay = true;
    if (role === "until") times.until ??= asTime(minutes);
    else if (role === "from" || role === "after") times.from ??= asTime(minutes);
  }
  return times.from || times.until ? times : undefined;
}

/** The range of a text; undefined if it names several without saying on which days. */
function rangeIn(text: string, patterns: Patterns): Required<Omit<Times, "hours" | "isHalfDay">> | undefined {
  const found = findTimes(foldAligned(text), patterns);
  const ranges = found.flatMap((first) => {
    const second = first.role === "from" && first.partner !== null ? found[first.partner] : undefined;
    return second
      ? [
          {
            from: asTime(first.minutes),
            until: asTime(second.minutes),
            quote: text.slice(first.from, second.to),
          },
        ]
      : [];
  });
  const [only, ...more] = ranges;
  return more.every(({ from, until }) => from === only?.from && until === only.until) ? only : undefined;
}

function hoursByDay(text: string, patterns: Patterns): Times["hours"] {
  const parts = text.split(
    /[;\n|]|,(?=\s*\p{L})|(?<=\d)\s+(?!Uhr)(?=(?:and |und |et |y )?\p{Lu}\p{L}+[^\d]*\d)/u,
  );
  const hours = parts.flatMap((part) => {
    const mask = findDays(foldAligned(part), patterns) ?? everyDay;
    const range = mask === everyDay ? undefined : rangeIn(part, patterns);
    const days = weekdays.filter((_day, at) => mask & (1 << at));
    return range && days.length > 0 ? [{ days, from: range.from, to: range.until }] : [];
  });
  const named = hours.flatMap(({ days }) => days);
  return hours.length === 0 || new Set(named).size !== named.length ? undefined : hours;
}

export const asTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
