import type { ModelFailure } from "../../../platform/model/index.ts";

/** Why no model is asked, although it may read. */
export type OverBudget = "venue_budget" | "guest_budget";

/** Why there is no reading. */
export type ReadingFailure = ModelFailure | OverBudget;
