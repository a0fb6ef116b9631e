import { plans } from "@bellhop/contract/plan-limits";
import type { ChosenPlan, PlanGate, PlanName } from "@bellhop/contract/plan-names";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../language/formats.ts";

export function usePlanName(): (plan: PlanName) => string {
  const { t } = useLingui();
  return (plan) =>
    ({
      "free-test": t`Free test`,
      starter: t`Starter`,
      pro: t`Pro`,
      group: t`Group`,
      "self-hosted": t`Self-hosted`,
    })[plan];
}

/** What a plan includes, one line per limit. Those of rules are left out until there are rules. */
export function usePlanIncludes(): (plan: PlanName) => string[] {
  const { t } = useLingui();
  const { number } = useFormats();
  return (plan) => {
    const { conversations, answers, members, numbers, coexistence, pooled, days } = plans[plan];
    const some = conversations === null ? "" : number(conversations);
    return [
      ...(days === null ? [] : [t`${plural(days, { one: "# day", other: "# days" })}`]),
      ...(answers === null
        ? []
        : [t`${plural(answers, { one: "# assistant answer", other: "# assistant answers" })}`]),
      ...(conversations === null
        ? answers === null
          ? [t`Conversations without limit`]
          : []
        : [
            pooled
              ? t`${some} conversations a month, shared by all hotels`
              : t`${some} conversations a month per hotel`,
          ]),
      members === null
        ? t`Members without limit`
        : t`${plural(members, { one: "# member", other: "# members" })}`,
      numbers === null
        ? t`WhatsApp numbers without limit`
        : t`${plural(numbers, { one: "# WhatsApp number", other: "# WhatsApp numbers" })}`,
      ...(coexistence ? [t`Keep the WhatsApp Business app on your phone`] : []),
    ];
  };
}

export type PlanRefusal = { gate?: PlanGate; plan?: PlanName; limit?: number; adds?: ChosenPlan };

/** What was refused, and what the next plan would add. */
export function usePaywallWords(): (refusal: PlanRefusal) => { cause: string; offer: string | undefined } {
  const { t } = useLingui();
  const nameOf = usePlanName();
  return ({ gate, plan, limit = 0, adds }) => {
    const name = plan ? nameOf(plan) : t`Your plan`;
    const next = adds && nameOf(adds);
    const more = adds && gate && gate !== "coexistence" ? plans[adds][gate] : null;
    switch (gate) {
      case "members":
        return {
          cause: t`${name} includes ${plural(limit, { one: "# member", other: "# members" })}, with open invitations.`,
          offer:
            next &&
            (more === null
              ? t`${next} has members without limit.`
              : t`${next} includes ${plural(more, { one: "# member", other: "# members" })}.`),
        };
      case "numbers":
        return {
          cause: t`${name} includes ${plural(limit, { one: "# WhatsApp number", other: "# WhatsApp numbers" })}.`,
          offer:
            next &&
            (more === null
              ? t`${next} has WhatsApp numbers without limit.`
              : t`${next} includes ${plural(more, { one: "# WhatsApp number", other: "# WhatsApp numbers" })}.`),
        };
      case "rules":
        return {
          cause: t`${name} includes ${plural(limit, { one: "# message rule", other: "# message rules" })}.`,
          offer:
            next &&
            (more === null
              ? t`${next} has message rules without limit.`
              : t`${next} includes ${plural(more, { one: "# message rule", other: "# message rules" })}.`),
        };
      case "coexistence":
        return {
          cause: t`In ${name}, the number works in Bellhop only.`,
          offer: next && t`With ${next}, you keep the WhatsApp Business app on your phone.`,
        };
      default:
        return { cause: t`Your plan does not include this.`, offer: undefined };
    }
  };
}
