import { Trans, useLingui } from "@lingui/react/macro";
import { IconChevronRight, IconCircle, IconCircleCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useFeatureFlags } from "../../core/access/feature-flags.ts";
import { Icon } from "../../ui/Icon.tsx";
import card from "./Card.module.css";
import { Card } from "./Card.tsx";
import styles from "./SetUp.module.css";

/** What remains to be set up; hidden when nothing does. */
export function SetUp() {
  const { t, i18n } = useLingui();
  const flags = useFeatureFlags();
  const steps = [
    {
      isDone: flags.builtConcierge,
      to: "/builder",
      open: t`Build the assistant`,
      done: t`assistant built`,
    },
    {
      isDone: flags.enableWhatsapp,
      to: "/whatsapp-flow",
      open: t`Connect WhatsApp`,
      done: t`WhatsApp connected`,
    },
    {
      isDone: flags.dashboardConversationEnable,
      to: "/settingsfunctinality",
      open: t`Switch the inbox on`,
      done: t`inbox on`,
    },
  ];
  const left = steps.filter((step) => !step.isDone);
  const done = steps.filter((step) => step.isDone);
  if (left.length === 0) return null;
  return (
    <Card title={t`Set-up`}>
      <ul className={card.rows}>
        {left.map((step) => (
          <li key={step.to}>
            <Link to={step.to} className={styles.step}>
              <Icon of={IconCircle} />
              {step.open}
              <Icon of={IconChevronRight} size={16} flip />
            </Link>
          </li>
        ))}
        {done.length > 0 && (
          <li className={styles.done}>
            <Icon of={IconCircleCheck} />
            <Trans>Done: {new Intl.ListFormat(i18n.locale).format(done.map((step) => step.done))}</Trans>
          </li>
        )}
      </ul>
    </Card>
  );
}
