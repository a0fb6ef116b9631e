export { type Answer, countAnswer, findMeter, mayAnswer } from "./answers.ts";
export type { Billing } from "./billing.ts";
export { mayConnectNumber, mayInviteMember, mayUseCoexistence } from "./gates.ts";
export { beginFreeTest, changePlan, findPlanName } from "./operator-plan.ts";
export { viewPlan } from "./view-plan.ts";
