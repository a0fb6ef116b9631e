import { type GateCounts, gatesAbove, plans } from "@bellhop/contract/plan-limits";
import type { PlanName } from "@bellhop/contract/plan-names";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../core/language/formats.ts";
import styles from "./PlanScreen.module.css";

/** What is used and what the plan includes, for each exceeded limit. */
export function AboveLimitsList({ counts, plan }: { counts: GateCounts; plan: PlanName }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const lines = {
    members: (used: string, limit: string) => t`Members: ${used}, included ${limit}`,
    numbers: (used: string, limit: string) => t`WhatsApp numbers: ${used}, included ${limit}`,
    rules: (used: string, limit: string) => t`Message rules: ${used}, included ${limit}`,
  };
  return (
    <ul className={styles.list}>
      {gatesAbove(plan, counts).map((gate) => (
        <li key={gate}>{lines[gate](number(counts[gate]), number(plans[plan][gate] ?? 0))}</li>
      ))}
    </ul>
  );
}
