import { choosePlan, fetchPlan, fetchTrialStatus, startTest } from "@bellhop/contract/plans";
import { countSeats } from "../../domain/members/index.ts";
import { type Billing, changePlan, viewPlan } from "../../domain/plans/index.ts";
import { countRulesOn } from "../../domain/venues/index.ts";
import { countOperatorNumbers } from "../../domain/whatsapp/index.ts";
import { startTest as memberStartsTest } from "../../journeys/accounts/start-test.ts";
import { viewTrial } from "../../journeys/accounts/view-trial.ts";
import type { Reading } from "../../platform/at/index.ts";
import {
  type ActingMember,
  changesAboveVenues,
  changesAtVenue,
  readsAboveVenues,
  readsAtVenue,
} from "./answer.ts";

export const planRoutes = [
  readsAboveVenues(fetchPlan, (at, _input, who, { config }) => planOf(at, config.billing, who)),

  changesAboveVenues(choosePlan, async (at, { plan }, who, { config }) => {
    await changePlan(at, config.billing, who, plan);
    return planOf(at, config.billing, who);
  }),

  readsAtVenue(fetchTrialStatus, (at, _input, _who, { config }) => viewTrial(at, config.billing)),

  changesAtVenue(startTest, (at, input, who, services) => memberStartsTest(at, who, input, services)),
];

async function planOf(at: Reading, billing: Billing, who: ActingMember) {
  const { operator_id: operatorId } = who;
  const [members, numbers, rules] = await Promise.all([
    countSeats(at, operatorId),
    countOperatorNumbers(at, operatorId),
    countRulesOn(at, operatorId),
  ]);
  return viewPlan(at, billing, who, { members, numbers, rules });
}
