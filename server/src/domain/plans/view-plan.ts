import { plans } from "@bellhop/contract/plan-limits";
import { type PlanGate, planGate } from "@bellhop/contract/plan-names";
import type { OperatorPlan } from "@bellhop/contract/plans";
import type { Reading } from "../../platform/at/index.ts";
import type { Billing } from "./billing.ts";
import { meterOf } from "./meter.ts";
import { findPlan } from "./operator-plan.ts";
import { listVenueUsage, listWarnings, sumUsage } from "./plans.queries.ts";

type Who = { operator_id: string; venueIds: number[] };

/** The plan of a member's operator, with the usage of the venues that they have access to. */
export async function viewPlan(
  at: Reading,
  billing: Billing,
  { operator_id: operatorId, venueIds }: Who,
  counts: OperatorPlan["counts"],
): Promise<OperatorPlan> {
  const [plan, rows, warnings] = await Promise.all([
    findPlan(at, billing, operatorId),
    at.tx.rows(listVenueUsage, { operatorId, now: at.now }),
    at.tx.rows(listWarnings, { operatorId }),
  ]);
  const shown = rows.filter(({ venue_id }) => venueIds.includes(venue_id));
  const venues = await Promise.all(
    shown.map(async (row) => {
      const { venue_id: venueId, month } = row;
      const used = await at.tx.row(sumUsage, { operatorId, venueId, month });
      return { ...row, meter: meterOf(plan, used, { warnings, venueId, month, now: at.now }) };
    }),
  );
  return {
    plan: plan.plan,
    billing,
    since: plan.since?.toISOString() ?? null,
    ends_at: plan.ends_at?.toISOString() ?? null,
    chosen_by: plan.chosen_by,
    venues,
    counts,
    above: planGate.options.filter((gate) => isAbove(gate, counts, plans[plan.plan])),
  };
}

function isAbove(
  gate: PlanGate,
  counts: OperatorPlan["counts"],
  limits: (typeof plans)[keyof typeof plans],
): boolean {
  if (gate === "coexistence") return false;
  const limit = limits[gate];
  return limit !== null && counts[gate] > limit;
}
