import type { FieldProblem } from "./field-problems.ts";

export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** If `to` is before `from`, it is on the next day. */
export type OpeningHours = { days: Weekday[]; from: string; to: string }[];

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** True for a range without length. A day and night is written 00:00 to 24:00. */
export function isEmptyRange(from: string, to: string): boolean {
  const lasts = minutesOf(to) - minutesOf(from);
  return lasts % 1440 === 0 && (from !== "00:00" || to !== "24:00");
}

/** Finds the first day with an empty or overlapping range. */
export function findHoursError(hours: OpeningHours): { day: Weekday; problem: FieldProblem } | undefined {
  const spans = hours.flatMap(({ days, from, to }) =>
    [...new Set(days)].map((day) => {
      const begins = weekdays.indexOf(day) * 1440 + minutesOf(from);
      const lasts = (minutesOf(to) - minutesOf(from) + 1440) % 1440 || 1440;
      return { day, isNone: isEmptyRange(from, to), begins, ends: begins + lasts };
    }),
  );
  spans.sort((a, b) => a.begins - b.begins);
  const none = spans.find(({ isNone }) => isNone);
  if (none) return { day: none.day, problem: { code: "no_time" } };
  const overlap = spans.find(({ ends }, at) => {
    const next = spans[at + 1];
    const [first] = spans;
    return next ? next.begins < ends : at > 0 && first !== undefined && first.begins + 7 * 1440 < ends;
  });
  if (!overlap) return undefined;
  return { day: overlap.day, problem: { code: "hours_overlap", params: { day: overlap.day } } };
}

/** Open at all hours, every day. */
export const dayAndNight: OpeningHours = [{ days: [...weekdays], from: "00:00", to: "24:00" }];
