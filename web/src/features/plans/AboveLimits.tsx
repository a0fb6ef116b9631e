import type { OperatorPlan } from "@bellhop/contract/plans";
import { Trans } from "@lingui/react/macro";
import { IconAlertTriangle } from "@tabler/icons-react";
import { usePlanName } from "../../core/plans/plan-words.ts";
import { Icon } from "../../ui/Icon.tsx";
import { AboveLimitsList } from "./AboveLimitsList.tsx";
import styles from "./PlanScreen.module.css";

/** After a change to a smaller plan: nothing was removed, and nothing can be added. */
export function AboveLimits({ plan }: { plan: OperatorPlan }) {
  const name = usePlanName()(plan.plan);
  if (plan.above.length === 0) return null;
  return (
    <div className={styles.warning}>
      <Icon of={IconAlertTriangle} />
      <div>
        <p>
          <Trans>You use more than {name} includes. Nothing was removed, but you can't add more.</Trans>
        </p>
        <AboveLimitsList counts={plan.counts} plan={plan.plan} />
      </div>
    </div>
  );
}
