export { type Answer, countAnswer, findLastWarning, findMeter, whyNotAnswer } from "./answers.ts";
export type { Billing } from "./billing.ts";
export { requireCoexistence, requireNumber, requireRule, requireSeat } from "./gates.ts";
export { beginFreeTest, changePlan, findPlanName } from "./operator-plan.ts";
export { viewPlan } from "./view-plan.ts";
