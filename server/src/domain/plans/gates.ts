import { allows, plans, planThatAdds } from "@bellhop/contract/plan-limits";
import type { PlanGate } from "@bellhop/contract/plan-names";
import type { Reading, Writing } from "../../platform/at/index.ts";
import { Refusal } from "../../platform/refusal.ts";
import { lockOperator } from "../members/index.ts";
import type { Billing } from "./billing.ts";
import { findPlan } from "./operator-plan.ts";

type Counted = Exclude<PlanGate, "coexistence">;

/**
 * Refuses an addition that the plan does not allow. To be called in the unit that adds, afterwards: `count` includes
 * what was added. Additions of an operator take turns until their units end.
 */
async function requireRoom(
  at: Writing,
  billing: Billing,
  operatorId: string,
  gate: Counted,
  count: () => Promise<number>,
): Promise<void> {
  if (billing === "off") return;
  await lockOperator(at, operatorId);
  const { plan } = await findPlan(at, billing, operatorId);
  const before = (await count()) - 1;
  if (!allows(plans[plan], gate, before)) throw refusePlan(gate, plan, before);
}

type Adding = [at: Writing, billing: Billing, operatorId: string, count: () => Promise<number>];

/** Members, and invitations that can still be accepted. */
export const requireSeat = (...[at, billing, operatorId, count]: Adding): Promise<void> =>
  requireRoom(at, billing, operatorId, "members", count);

/** Numbers whose messages come to a venue of the operator. */
export const requireNumber = (...[at, billing, operatorId, count]: Adding): Promise<void> =>
  requireRoom(at, billing, operatorId, "numbers", count);

/** Rules for messages that venues send first, which are on. */
export const requireRule = (...[at, billing, operatorId, count]: Adding): Promise<void> =>
  requireRoom(at, billing, operatorId, "rules", count);

/** A number that the hotel also uses in its phone app. */
export async function requireCoexistence(at: Reading, billing: Billing, operatorId: string): Promise<void> {
  const { plan } = await findPlan(at, billing, operatorId);
  if (!plans[plan].coexistence) throw refusePlan("coexistence", plan, 0);
}

function refusePlan(gate: PlanGate, plan: keyof typeof plans, used: number): Refusal {
  const adds = planThatAdds(gate, used);
  const limit = gate === "coexistence" ? null : plans[plan][gate];
  return new Refusal("plan_required", undefined, {
    params: { gate, plan, ...(limit !== null && { limit }), ...(adds && { adds }) },
  });
}
