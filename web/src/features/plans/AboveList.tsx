import { plans } from "@bellhop/contract/plan-limits";
import type { PlanName } from "@bellhop/contract/plan-names";
import type { OperatorPlan } from "@bellhop/contract/plans";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../core/language/formats.ts";
import styles from "./PlanScreen.module.css";

type Counts = OperatorPlan["counts"];

const countedGates = ["members", "numbers", "rules"] as const;

/** What of the counts is above a plan's limits. */
export const gatesAbove = (counts: Counts, plan: PlanName) =>
  countedGates.filter((gate) => {
    const limit = plans[plan][gate];
    return limit !== null && counts[gate] > limit;
  });

export function AboveList({ counts, plan }: { counts: Counts; plan: PlanName }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const lines = {
    members: (used: string, limit: string) => t`Members: ${used}, included ${limit}`,
    numbers: (used: string, limit: string) => t`WhatsApp numbers: ${used}, included ${limit}`,
    rules: (used: string, limit: string) => t`Message rules: ${used}, included ${limit}`,
  };
  return (
    <ul className={styles.list}>
      {gatesAbove(counts, plan).map((gate) => (
        <li key={gate}>{lines[gate](number(counts[gate]), number(plans[plan][gate] ?? 0))}</li>
      ))}
    </ul>
  );
}
