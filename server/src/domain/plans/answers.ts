import { type ChannelKind, channelRules } from "@bellhop/contract/channel-kinds";
import type { LiveEvent } from "@bellhop/contract/live";
import { type PlanLimits, plans } from "@bellhop/contract/plan-limits";
import type { PlanMeter, StoppedBecause } from "@bellhop/contract/plans";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { noteChange } from "../notifications/index.ts";
import type { Billing } from "./billing.ts";
import { everyVenue, isOver, meterOf, percentsReached, scopeOf } from "./meter.ts";
import { beginFreeTest, type CurrentPlan, findPlan } from "./operator-plan.ts";
import {
  countAnswerRow,
  insertWarnings,
  isGuestCounted,
  listWarnings,
  lockPlanRow,
  sumUsage,
} from "./plans.queries.ts";

/** An answer to a guest. The month is that of the venue's time zone, like 2026-11. The simulator is free. */
export type Answer = {
  operatorId: string;
  guestId: string;
  month: string;
  channel: ChannelKind;
};

type Metered = Pick<Answer, "operatorId" | "month">;

/**
 * Why the assistant may not answer the guest; undefined: it may. Answers that use something up take turns until their unit
 * ends, so that no two of them use the same last one. A guest who was counted this month uses nothing up.
 */
export async function whyNotAnswer(
  at: AtVenue,
  billing: Billing,
  answer: Answer,
): Promise<StoppedBecause | undefined> {
  if (billing === "off") return undefined;
  const { guestId, month, channel } = answer;
  const [{ plan: name }, { is_counted }] = await Promise.all([
    findPlan(at, billing, answer.operatorId),
    at.tx.row(isGuestCounted, { venueId: at.venueId, month, guestId }),
  ]);
  if (is_counted && plans[name].answers === null) return undefined;
  const plan = await openPlan(at, answer.operatorId);
  if (isFree(plans[plan.plan], channel)) return isOver(plan, at.now) ? "test_over" : undefined;
  const meter = await meterAt(at, plan, answer);
  // After a change to a smaller plan, grace begins with the first answer above its limit.
  if (meter.grace_ends_at !== null) await warn(at, plan, answer);
  return meter.stopped_because ?? undefined;
}

/** Counts an answer, in the unit that writes it. Warnings that are due are given, each once. */
export async function countAnswer(at: AtVenue, billing: Billing, answer: Answer): Promise<void> {
  const { operatorId, guestId, month, channel } = answer;
  const plan = await findPlan(at, billing, operatorId);
  if (isFree(plans[plan.plan], channel)) return;
  const counted = at.tx.run(countAnswerRow, {
    venueId: at.venueId,
    operatorId,
    guestId,
    month,
    countedAt: at.now,
  });
  if (billing !== "off") await warn(at, plan, answer);
  await counted;
}

const isFree = ({ countsWeb }: PlanLimits, channel: Answer["channel"]) =>
  channelRules[channel].isPage && !countsWeb;

/** What the venue has used of its operator's plan. */
export async function findMeter(
  at: ReadingAtVenue,
  billing: Billing,
  { operatorId, month }: Metered,
): Promise<{ plan: CurrentPlan; meter: PlanMeter }> {
  const plan = await findPlan(at, billing, operatorId);
  return { plan, meter: await meterAt(at, plan, { operatorId, month }) };
}

async function meterAt(at: ReadingAtVenue, plan: CurrentPlan, { operatorId, month }: Metered) {
  const { venueId, now } = at;
  const [used, warnings] = await Promise.all([
    at.tx.row(sumUsage, { operatorId, venueId, month }),
    at.tx.rows(listWarnings, { operatorId }),
  ]);
  return meterOf(plan, used, { warnings, venueId, month, now });
}

async function warn(at: AtVenue, current: CurrentPlan, { operatorId, month }: Metered) {
  const { plan } = current;
  const { venueId } = at;
  const percents = percentsReached(current, await at.tx.row(sumUsage, { operatorId, venueId, month }));
  if (percents.length === 0) return;
  const due = { operatorId, plan, ...scopeOf(plans[plan], venueId, month), percents, warnedAt: at.now };
  const inserted = await at.tx.rows(insertWarnings, due);
  if (inserted.length === 0) return;
  at.broadcast({ kind: "plan" } satisfies LiveEvent);
  await noteChange(at, { kind: "venue", id: null });
}

/** When this venue's plan was almost used up last, from 80 % on, or that of all venues together; undefined if never. */
export async function findLastWarning(at: ReadingAtVenue, operatorId: string): Promise<Date | undefined> {
  const all = await at.tx.rows(listWarnings, { operatorId });
  const warnings = all.filter(({ at_venue }) => at_venue === everyVenue || at_venue === at.venueId);
  return warnings.map(({ warned_at }) => warned_at).toSorted((a, b) => +b - +a)[0];
}

async function openPlan(at: AtVenue, operatorId: string): Promise<CurrentPlan> {
  const known = await at.tx.maybeRow(lockPlanRow, { operatorId });
  if (known) return known;
  await beginFreeTest(at, operatorId);
  return at.tx.row(lockPlanRow, { operatorId });
}
