import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import styles from "./AssistantHead.module.css";

/** Shared by the assistant's screens. */
export function AssistantHead({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <header className={styles.head}>
      <h1>
        <Trans>Guest assistant</Trans>
      </h1>
      <nav className={styles.family} aria-label={t`Guest assistant`}>
        <Link to="/guest-assistant" activeOptions={{ exact: true, includeSearch: false }}>
          <Trans>Settings</Trans>
        </Link>
        <Link to="/guest-assistant/knowledge">
          <Trans>Knowledge preview</Trans>
        </Link>
        <Link to="/builder">
          <Trans>Builder</Trans>
        </Link>
      </nav>
      <div className={styles.end}>{children}</div>
    </header>
  );
}
