import { type PlanLimits, plans, warnedAtPercent } from "@bellhop/contract/plan-limits";
import type { PlanName } from "@bellhop/contract/plan-names";
import type { PlanMeter, StoppedBecause } from "@bellhop/contract/plans";

const dayMs = 86_400_000;

export type Used = { conversations_here: number; conversations: number; answers: number };
type CurrentPlan = { plan: PlanName; since: Date | null; ends_at: Date | null; answers_before: number };
type Warning = { at_venue: number; period: string; plan: PlanName; percent: number; warned_at: Date };

/** The warnings that count: of a month, or of the free test; of a venue, or 0 for all of them. */
/** `at_venue` of what counts for all venues of an operator together. */
export const everyVenue = 0;

export function scopeOf(limits: PlanLimits, venueId: number, month: string) {
  return { atVenue: limits.pooled ? everyVenue : venueId, period: limits.answers === null ? month : "test" };
}

/** What is used of the limit that counts, and whether the assistant still answers. */
export function meterOf(
  current: CurrentPlan,
  used: Used,
  { warnings, venueId, month, now }: { warnings: Warning[]; venueId: number; month: string; now: Date },
): PlanMeter {
  const { plan } = current;
  const limits = plans[plan];
  const limit = limits.answers ?? limits.conversations;
  const amount = amountOf(current, used);
  const { atVenue, period } = scopeOf(limits, venueId, month);
  const full = warnings.find(
    (one) => one.percent === 100 && one.plan === plan && one.at_venue === atVenue && one.period === period,
  );
  const isFull = limit !== null && amount >= limit;
  const graceEnds = new Date((full?.warned_at ?? now).getTime() + limits.graceDays * dayMs);
  // Clocks differ, and a unit may have waited for its turn: the warning may be younger than `now`.
  const inGrace = isFull && limits.graceDays > 0 && graceEnds > now;
  return {
    used: amount,
    limit,
    left: limit === null ? null : Math.max(0, limit - amount),
    warned_percent: percentsReached(current, used).at(-1) ?? null,
    grace_ends_at: inGrace ? graceEnds.toISOString() : null,
    stopped_because: stopOf(limits, { isOver: isOver(current, now), isFull, inGrace }),
  };
}

/** The free test has ended. */
export const isOver = ({ ends_at }: CurrentPlan, now: Date): boolean => ends_at !== null && ends_at <= now;

type Stop = { isOver: boolean; isFull: boolean; inGrace: boolean };

function stopOf({ answers }: PlanLimits, { isOver, isFull, inGrace }: Stop): StoppedBecause | null {
  if (isOver) return "test_over";
  if (!isFull || inGrace) return null;
  return answers === null ? "conversations_used_up" : "answers_used_up";
}

/** The warnings that are due. */
export function percentsReached(current: CurrentPlan, used: Used): number[] {
  const { answers, conversations } = plans[current.plan];
  const limit = answers ?? conversations;
  if (limit === null) return [];
  return warnedAtPercent.filter((percent) => amountOf(current, used) * 100 >= percent * limit);
}

function amountOf({ plan, since, answers_before }: CurrentPlan, used: Used): number {
  const { answers, pooled } = plans[plan];
  // Answers count from the beginning of the free test.
  if (answers !== null) return since === null ? 0 : used.answers - answers_before;
  return pooled ? used.conversations : used.conversations_here;
}
