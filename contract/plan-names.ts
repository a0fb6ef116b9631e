import * as z from "zod/mini";

/** Plans that an owner can choose, smallest first. */
export const chosenPlans = ["starter", "pro", "group"] as const;
export const chosenPlan = z.enum(chosenPlans);
export type ChosenPlan = z.infer<typeof chosenPlan>;

export const planName = z.enum(["free-test", ...chosenPlans, "self-hosted"]);
export type PlanName = z.infer<typeof planName>;

/** What a plan can refuse. */
export const planGate = z.enum(["members", "numbers", "rules", "coexistence"]);
export type PlanGate = z.infer<typeof planGate>;
