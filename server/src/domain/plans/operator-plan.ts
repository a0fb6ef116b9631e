import { plans } from "@bellhop/contract/plan-limits";
import type { ChosenPlan, PlanName } from "@bellhop/contract/plan-names";
import type { AtInstallation, Reading, Writing } from "../../platform/at/index.ts";
import { refuseNotPossible } from "../../platform/refusal.ts";
import { type Actor, recordChange } from "../audit/index.ts";
import { lockOperator } from "../members/index.ts";
import type { Billing } from "./billing.ts";
import { insertFreeTest, listOpenVenueIds, type PlanRow, selectPlan, upsertPlan } from "./plans.queries.ts";

const dayMs = 86_400_000;

/** Since when is null until the free test has begun. */
export type CurrentPlan = Omit<PlanRow, "since"> & { since: Date | null };

const unlimited: CurrentPlan = {
  plan: "self-hosted",
  since: null,
  ends_at: null,
  chosen_by: null,
  answers_before: 0,
};
const notBegun: CurrentPlan = { ...unlimited, plan: "free-test" };

/** The operator's plan. Without billing everything is on. */
export async function findPlan(at: Reading, billing: Billing, operatorId: string): Promise<CurrentPlan> {
  if (billing === "off") return unlimited;
  return (await at.tx.maybeRow(selectPlan, { operatorId })) ?? notBegun;
}

export async function findPlanName(at: Reading, billing: Billing, operatorId: string): Promise<PlanName> {
  return (await findPlan(at, billing, operatorId)).plan;
}

/** Does nothing if the operator has a plan. Answers that were given before do not count. */
export async function beginFreeTest(at: Writing, operatorId: string): Promise<void> {
  const days = plans["free-test"].days ?? 0;
  const endsAt = new Date(at.now.getTime() + days * dayMs);
  await at.tx.run(insertFreeTest, { operatorId, since: at.now, endsAt });
}

/**
 * An owner chooses a plan, larger or smaller. It applies at once, to every venue of the operator. Warnings about a plan
 * stay, so that its grace in a month is not begun again by changing to and fro.
 */
export async function changePlan(
  at: AtInstallation,
  billing: Billing,
  by: Actor,
  plan: ChosenPlan,
): Promise<void> {
  if (billing === "off") throw refuseNotPossible("billing_off");
  const { operator_id: operatorId } = by;
  await lockOperator(at, operatorId);
  const before = await findPlanName(at, billing, operatorId);
  if (before === plan) return;
  await at.tx.run(upsertPlan, { operatorId, plan, since: at.now, chosenBy: by.name });
  await recordChange(at, by, { kind: "plan_chosen", before: { plan: before }, after: { plan } });
  for (const { venue_id } of await at.tx.rows(listOpenVenueIds, { operatorId }))
    await at.inVenue(venue_id, async (atVenue) => atVenue.broadcast({ kind: "plan" }));
}
