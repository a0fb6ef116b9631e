import type { Duty, DutyPlan } from "@bellhop/contract/notifications";
import { minuteOfWeek, spansOfWeek, weekMinutes } from "../venues/index.ts";

export type StoredDuty = { by_hand: boolean | null; until: Date | null; plan: DutyPlan | null };

export const usualDuty: StoredDuty = { by_hand: null, until: null, plan: null };

const minuteMs = 60_000;

/**
 * Whether a member is on duty at a moment, and when that changes next. Times of a plan are those that clocks at the venue
 * show: the hour that comes twice in an autumn night belongs to a span both times.
 */
export function dutyAt({ by_hand, until, plan }: StoredDuty, timezone: string, now: Date): Duty {
  const spans = plan && spansOfWeek(plan);
  const isPlanned = (at: Date) => !spans || isWithin(spans, minuteOfWeek(timezone, at));
  const byHand = by_hand !== null && (until === null || until > now) ? by_hand : undefined;
  if (byHand !== undefined) return { is_on: byHand, until: iso(until), by_hand: true, plan };
  return { is_on: isPlanned(now), until: iso(nextChange(spans, timezone, now)), by_hand: false, plan };
}

/** When the plan changes next; null if it never does. */
export const planChangesAt = ({ plan }: StoredDuty, timezone: string, now: Date): Date | null =>
  nextChange(plan && spansOfWeek(plan), timezone, now);

type Spans = ReturnType<typeof spansOfWeek>;

const wrap = (minutes: number) => ((minutes % weekMinutes) + weekMinutes) % weekMinutes;
const isWithin = (spans: Spans, minute: number) =>
  spans.some(({ begins, lasts }) => wrap(minute - begins) < lasts);
const iso = (at: Date | null) => at?.toISOString() ?? null;

function nextChange(spans: Spans | null, timezone: string, now: Date): Date | null {
  if (!spans || spans.length === 0) return null;
  const minute = minuteOfWeek(timezone, now);
  const isOn = isWithin(spans, minute);
  const changes = spans
    .flatMap(({ begins, lasts }) => [begins, begins + lasts])
    .filter((edge) => isWithin(spans, wrap(edge)) !== isOn)
    .map((edge) => wrap(edge - minute) || weekMinutes);
  if (changes.length === 0) return null;
  const after = Math.min(...changes);
  const wholeMinute = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const change = new Date(wholeMinute + after * minuteMs);
  // If the clocks change in between, it is off by the difference.
  const offBy = wrap(minuteOfWeek(timezone, change) - minute - after + weekMinutes / 2) - weekMinutes / 2;
  const corrected = new Date(change.getTime() - offBy * minuteMs);
  const hasChanged = (at: Date) => isWithin(spans, minuteOfWeek(timezone, at)) !== isOn;
  // The edge itself may be in the hour that is left out.
  return hasChanged(corrected) && corrected > now ? corrected : change;
}
