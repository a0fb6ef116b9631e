import { Trans } from "@lingui/react/macro";
import { IconChevronRight, IconHistory } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { usePermissions } from "../../core/access/permissions.ts";
import section from "../../core/pages/Section.module.css";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./AccountSetup.module.css";

export function LogLink() {
  const { whyNoLog } = usePermissions();
  const inside = (
    <>
      <Icon of={IconHistory} />
      <span className={styles.logWords}>
        <span className={styles.logName}>
          <Trans>Activity log</Trans>
        </span>
        <span className={section.dim}>{whyNoLog ?? <Trans>See who changed what, and when.</Trans>}</span>
      </span>
    </>
  );
  if (whyNoLog) {
    return (
      <p className={styles.log} data-off="">
        {inside}
      </p>
    );
  }
  return (
    <Link to="/settingsaccountsetup/log" className={styles.log}>
      {inside}
      <Icon of={IconChevronRight} size={16} flip />
    </Link>
  );
}
