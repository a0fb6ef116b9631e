import { type ChosenPlan, chosenPlans, type PlanGate, type PlanName } from "./plan-names.ts";

/** Null means no limit. */
export type PlanLimits = {
  /** Guests whom the assistant answers in a calendar month. */
  conversations: number | null;
  /** Answers of the assistant to guests, over the whole time. */
  answers: number | null;
  members: number | null;
  /** Connected WhatsApp numbers. */
  numbers: number | null;
  /** Rules for proactive messages. */
  rules: number | null;
  /** The hotel may keep its phone app on the same number. */
  coexistence: boolean;
  /** All hotels share the conversations; otherwise each hotel has its own. */
  pooled: boolean;
  /** How long it lasts; null: until another is chosen. */
  days: number | null;
  /** Once the conversations are used up, the assistant still answers for so many days. */
  graceDays: number;
  /** Whether answers on the web page count. Those on the simulator never do. */
  countsWeb: boolean;
};

const none = {
  conversations: null,
  answers: null,
  members: null,
  numbers: null,
  rules: null,
  days: null,
  countsWeb: true,
};

export const plans: Record<PlanName, PlanLimits> = {
  "free-test": {
    ...none,
    answers: 50,
    members: 2,
    numbers: 1,
    rules: 1,
    coexistence: false,
    pooled: true,
    days: 30,
    graceDays: 0,
    countsWeb: false,
  },
  starter: {
    ...none,
    conversations: 600,
    members: 10,
    numbers: 1,
    rules: 5,
    coexistence: false,
    pooled: false,
    graceDays: 7,
  },
  pro: {
    ...none,
    conversations: 2_500,
    members: 25,
    numbers: 3,
    coexistence: true,
    pooled: false,
    graceDays: 7,
  },
  group: { ...none, conversations: 10_000, coexistence: true, pooled: true, graceDays: 7 },
  "self-hosted": { ...none, coexistence: true, pooled: true, graceDays: 0 },
};

/** Warnings are given once per month, at these parts of the limit. */
export const warnedAtPercent = [80, 95, 100] as const;

/** The smallest plan that can be chosen and allows one more than `used`; undefined if none does. */
export function planThatAdds(gate: PlanGate, used: number): ChosenPlan | undefined {
  return chosenPlans.find((name) => allows(plans[name], gate, used));
}

export function allows(limits: PlanLimits, gate: PlanGate, used: number): boolean {
  if (gate === "coexistence") return limits.coexistence;
  const limit = limits[gate];
  return limit === null || used < limit;
}
