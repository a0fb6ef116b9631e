import { type ChosenPlan, chosenPlans, type PlanGate, type PlanName } from "./plan-names.ts";

/** Null: no limit. */
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
  /** How long the plan lasts; null: until another is chosen. */
  days: number | null;
  /** Once the conversations are used up, the assistant still answers for so many days. */
  graceDays: number;
  /** Whether answers on the web page count. Those on the simulator never do. */
  countsWeb: boolean;
};

const unlimited = {
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
    ...unlimited,
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
    ...unlimited,
    conversations: 600,
    members: 10,
    numbers: 1,
    rules: 5,
    coexistence: false,
    pooled: false,
    graceDays: 7,
  },
  pro: {
    ...unlimited,
    conversations: 2_500,
    members: 25,
    numbers: 3,
    coexistence: true,
    pooled: false,
    graceDays: 7,
  },
  group: { ...unlimited, conversations: 10_000, coexistence: true, pooled: true, graceDays: 7 },
  "self-hosted": { ...unlimited, coexistence: true, pooled: true, graceDays: 0 },
};

/** Each warning is given once a month; in the free test, once. */
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

const countedGates = ["members", "numbers", "rules"] as const;
export type GateCounts = Record<(typeof countedGates)[number], number>;

/** The limits of a plan that these counts exceed. */
export const gatesAbove = (plan: PlanName, counts: GateCounts) =>
  countedGates.filter((gate) => {
    const limit = plans[plan][gate];
    return limit !== null && counts[gate] > limit;
  });
