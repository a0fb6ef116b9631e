import { Trans, useLingui } from "@lingui/react/macro";
import { IconReceipt } from "@tabler/icons-react";
import { Icon } from "../../ui/Icon.tsx";
import { usePermissions } from "../access/permissions.ts";
import type { CallFailure } from "../api/call-failure.ts";
import styles from "./Paywall.module.css";
import { type PlanRefusal, usePaywallWords } from "./plan-words.ts";

/**
 * What the plan does not include, and which plan would. Plans open in a new tab: the screen and what was typed stay.
 */
export function Paywall({ failure }: { failure: unknown }) {
  const { t } = useLingui();
  const { mayChoosePlan } = usePermissions();
  const { params = {} } = failure as Partial<CallFailure> & { params?: PlanRefusal };
  const { cause, offer } = usePaywallWords()(params);
  return (
    <div className={styles.paywall}>
      <Icon of={IconReceipt} />
      <div>
        <p className={styles.title}>{t`Your plan does not include this`}</p>
        <p>
          {cause} {offer}
        </p>
        {mayChoosePlan ? (
          <a href="/settingsubscriptionBilling" target="_blank" rel="noreferrer" className={styles.plans}>
            <Trans>See plans</Trans>
            <span className="unseen"> {t`(opens a new tab)`}</span>
          </a>
        ) : (
          <p>
            <Trans>Ask the owner to change the plan.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}
