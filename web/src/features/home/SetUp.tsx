import { Trans, useLingui } from "@lingui/react/macro";
import { IconChevronRight, IconCircle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useFeatureFlags } from "../../core/access/feature-flags.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Card } from "./Card.tsx";
import styles from "./SetUp.module.css";

/** Until the assistant is built, it answers no guest. */
export function SetUp() {
  const { t } = useLingui();
  const { builtConcierge } = useFeatureFlags();
  if (builtConcierge) return null;
  return (
    <Card title={t`Setup`}>
      <Link to="/builder" className={styles.step}>
        <Icon of={IconCircle} />
        <Trans>Publish the assistant</Trans>
        <Icon of={IconChevronRight} size={16} flip />
      </Link>
    </Card>
  );
}
