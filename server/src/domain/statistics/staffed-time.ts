import { type OpeningHours, weekdays } from "@bellhop/contract/hours";

type Span = { from: number; until: number };

/** Milliseconds of a period in which the hotel is staffed. */
export type StaffedTime = (from: Date, until: Date) => number;

const dayMs = 86_400_000;

/** Reads opening hours in the venue's time. Without hours, the hotel is always staffed. */
export function staffedTimeOf(
  hours: OpeningHours | null,
  instantOf: (day: string, time: string) => Date,
): StaffedTime {
  if (!hours || hours.length === 0) return (from, until) => until.getTime() - from.getTime();
  const known = new Map<string, Span[]>();
  const spansOf = (day: string): Span[] => {
    const found = known.get(day) ?? spansOn(day, hours, instantOf);
    known.set(day, found);
    return found;
  };
  return (from, until) => {
    // A span may have begun the day before, and the venue's date may differ from that in UTC.
    const spans: Span[] = [];
    for (let at = from.getTime() - 2 * dayMs; at < until.getTime() + 2 * dayMs; at += dayMs)
      spans.push(...spansOf(new Date(at).toISOString().slice(0, 10)));
    return overlap(merged(spans), { from: from.getTime(), until: until.getTime() });
  };
}

function spansOn(day: string, hours: OpeningHours, instantOf: (day: string, time: string) => Date): Span[] {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
  const weekday = weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];
  const instant = (on: string, time: string) =>
    (time === "24:00"
      ? instantOf(new Date(Date.parse(`${on}T00:00:00Z`) + dayMs).toISOString().slice(0, 10), "00:00")
      : instantOf(on, time)
    ).getTime();
  return hours
    .filter(({ days }) => weekday !== undefined && days.includes(weekday))
    .map(({ from, to }) => ({ from: instant(day, from), until: instant(to <= from ? next : day, to) }));
}

function merged(spans: Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.until) last.until = Math.max(last.until, span.until);
    else result.push({ ...span });
  }
  return result;
}

const overlap = (spans: Span[], { from, until }: Span): number =>
  spans.reduce((sum, span) => sum + Math.max(0, Math.min(span.until, until) - Math.max(span.from, from)), 0);
