import { gatesAbove } from "@bellhop/contract/plan-limits";
import type { OperatorPlan } from "@bellhop/contract/plans";
import type { Reading } from "../../platform/at/index.ts";
import type { Billing } from "./billing.ts";
import { meterOf } from "./meter.ts";
import { type CurrentPlan, findPlan } from "./operator-plan.ts";
import { listVenueUsage, listWarnings, type VenueUsageRow, type WarningRow } from "./plans.queries.ts";

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
  return {
    plan: plan.plan,
    billing,
    since: plan.since?.toISOString() ?? null,
    ends_at: plan.ends_at?.toISOString() ?? null,
    chosen_by: plan.chosen_by,
    venues: shown.map((row) => viewUsage(plan, row, { warnings, now: at.now })),
    counts,
    above: gatesAbove(plan.plan, counts),
  };
}

function viewUsage(plan: CurrentPlan, row: VenueUsageRow, at: { warnings: WarningRow[]; now: Date }) {
  const { venue_id, name, month, conversations, answers, conversations_of_all, answers_of_all } = row;
  const used = {
    conversations_here: conversations,
    conversations: conversations_of_all,
    answers: answers_of_all,
  };
  const meter = meterOf(plan, used, { ...at, venueId: venue_id, month });
  return { venue_id, name, month, conversations, answers, meter };
}
