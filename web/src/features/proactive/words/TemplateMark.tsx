import type { ProactiveRule } from "@bellhop/contract/proactive";
import type { TemplateState } from "@bellhop/contract/templates";
import { useLingui } from "@lingui/react/macro";
import {
  IconAlertCircle,
  IconCircleCheck,
  IconCircleMinus,
  IconHourglass,
  type TablerIcon,
} from "@tabler/icons-react";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./TemplateMark.module.css";
import { templateOf } from "./template-of.ts";

const looks: Record<TemplateState | "none", { icon: TablerIcon; tone: string }> = {
  approved: { icon: IconCircleCheck, tone: "ok" },
  submitted: { icon: IconHourglass, tone: "waiting" },
  draft: { icon: IconCircleMinus, tone: "waiting" },
  rejected: { icon: IconAlertCircle, tone: "urgent" },
  paused: { icon: IconAlertCircle, tone: "urgent" },
  disabled: { icon: IconAlertCircle, tone: "urgent" },
  none: { icon: IconCircleMinus, tone: "dim" },
};

/** What WhatsApp says of the message's template, as a word and an icon. */
export function TemplateMark({ rule, isLong }: { rule: ProactiveRule; isLong?: boolean }) {
  const { t } = useLingui();
  const state = templateOf(rule)?.state ?? "none";
  const short: Record<typeof state, string> = {
    approved: t`Approved`,
    submitted: t`In review`,
    draft: t`Not submitted`,
    rejected: t`Rejected`,
    paused: t`Paused`,
    disabled: t`Switched off`,
    none: t`No template`,
  };
  const long: Record<typeof state, string> = {
    approved: t`Template approved`,
    submitted: t`Template in review`,
    draft: t`Template not submitted`,
    rejected: t`Template rejected`,
    paused: t`Template paused by WhatsApp`,
    disabled: t`Template switched off by WhatsApp`,
    none: t`No template`,
  };
  return (
    <span className={styles.mark} data-tone={looks[state].tone}>
      <Icon of={looks[state].icon} size={14} />
      {isLong ? long[state] : short[state]}
    </span>
  );
}
