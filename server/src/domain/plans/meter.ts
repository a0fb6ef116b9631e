import { type PlanLimits, plans, warnedAtPercent } from "@bellhop/contract/plan-limits";
import type { PlanName } from "@bellhop/contract/plan-names";
import type { PlanMeter, StoppedBecause } from "@bellhop/contract/plans";

const dayMs = 86_400_000;

export type Used = { conversations_here: number; conversations: number; answers: number };
type CurrentPlan = { plan: PlanName; ends_at: Date | null };
type Warning = { at_venue: number; period: string; percent: number; warned_at: Date };

/** The warnings that count: of a month, or of the free test; of a venue, or 0 for all of them. */
export function scopeOf(limits: PlanLimits, venueId: number, month: string) {
  return { atVenue: limits.pooled ? 0 : venueId, period: limits.answers === null ? month : "test" };
}

/** What is used of the limit that counts, and whether the assistant still answers. */
export function meterOf(
  { plan, ends_at }: CurrentPlan,
  used: Used,
  { warnings, venueId, month, now }: { warnings: Warning[]; venueId: number; month: string; now: Date },
): PlanMeter {
  const limits = plans[plan];
  const limit = limits.answers ?? limits.conversations;
  const amount = amountOf(limits, used);
  const { atVenue, period } = scopeOf(limits, venueId, month);
  const full = warnings.find(
    (one) => one.percent === 100 && one.at_venue === atVenue && one.period === period,
  );
  const isFull = limit !== null && amount >= limit;
  const graceEnds = new Date((full?.warned_at ?? now).getTime() + limits.graceDays * dayMs);
  const inGrace = isFull && graceEnds > now;
  return {
    used: amount,
    limit,
    left: limit === null ? null : Math.max(0, limit - amount),
    warned_percent: percentsReached(limits, used).at(-1) ?? null,
    grace_ends_at: inGrace ? graceEnds.toISOString() : null,
    stopped_because: stopOf(limits, { isOver: ends_at !== null && ends_at <= now, isFull, inGrace }),
  };
}

type Stop = { isOver: boolean; isFull: boolean; inGrace: boolean };

function stopOf({ answers }: PlanLimits, { isOver, isFull, inGrace }: Stop): StoppedBecause | null {
  if (isOver) return "test_over";
  if (!isFull || inGrace) return null;
  return answers === null ? "conversations_used_up" : "answers_used_up";
}

/** The warnings that are due. */
export function percentsReached(limits: PlanLimits, used: Used): number[] {
  const limit = limits.answers ?? limits.conversations;
  if (limit === null) return [];
  return warnedAtPercent.filter((percent) => amountOf(limits, used) * 100 >= percent * limit);
}

function amountOf({ answers, pooled }: PlanLimits, used: Used): number {
  if (answers !== null) return used.answers;
  return pooled ? used.conversations : used.conversations_here;
}
