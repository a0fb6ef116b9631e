import { Trans } from "@lingui/react/macro";
import { IconReceipt } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { usePermissions } from "../../core/access/permissions.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useMeterWords } from "./meter-words.ts";
import styles from "./PlanNotice.module.css";
import { useTrial } from "./plan-queries.ts";

/** Owners and managers see each warning. Everyone sees when the assistant has stopped. */
export function PlanNotice() {
  const { maySetUp, mayChoosePlan } = usePermissions();
  const { data } = useTrial();
  const meterWords = useMeterWords();
  if (!data) return null;
  const { stopped_because: because } = data.messages;
  const words = meterWords(data.messages);
  if (!words || (because === null && !maySetUp)) return null;
  return (
    <div className={styles.notice} data-tone={because ? "urgent" : "waiting"} role="status">
      <Icon of={IconReceipt} />
      <span>{words}</span>
      {mayChoosePlan ? (
        <Link to="/settingsubscriptionBilling">
          <Trans>See plans</Trans>
        </Link>
      ) : (
        <span>
          <Trans>Ask the owner to change the plan.</Trans>
        </span>
      )}
    </div>
  );
}
