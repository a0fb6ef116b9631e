import type { OperatorPlan } from "@bellhop/contract/plans";

/** `off`: nothing is limited. `stand-in`: plans are enforced, and chosen without paying. */
export type Billing = OperatorPlan["billing"];
