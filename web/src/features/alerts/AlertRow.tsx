import type { Alert, AlertCause, EscalationStep } from "@bellhop/contract/alerts";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  IconAlertCircle,
  IconArrowRight,
  IconClock,
  IconHelpCircle,
  IconSend,
  type TablerIcon,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useFormats } from "../../core/language/formats.ts";
import { useClock } from "../../core/time/clock.ts";
import { WaitingClock } from "../../core/time/WaitingClock.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useHandOverReason } from "../inbox/index.ts";
import styles from "./AlertsScreen.module.css";
import { isUrgent } from "./alert-order.ts";
import { stepNow } from "./escalation.ts";

type AlertRowProps = {
  alert: Alert;
  /** For another venue, switch to it first. */
  onOpen?: () => void;
};

export function AlertRow({ alert, onOpen }: AlertRowProps) {
  const { about } = alert;
  const { icon, label } = useCause(alert);
  const { t } = useLingui();
  const { time, number } = useFormats();
  const step = useClock((now) => stepNow(alert, now));
  const inside = (
    <>
      <span className={styles.icon} data-tone={isUrgent(alert) ? "urgent" : "waiting"}>
        <Icon of={icon} flip={icon === IconArrowRight} />
      </span>
      <span className={styles.words}>
        <span className={styles.line}>
          <bdi className="oneline">{alert.guest_name}</bdi>
          {alert.count > 1 && (
            <bdi className={styles.count}>
              ×{number(alert.count)}
              <span className="unseen">
                {" "}
                <Trans>times</Trans>
              </span>
            </bdi>
          )}
        </span>
        <span className={`${styles.about} oneline ranged`} dir="auto">
          {label}
        </span>
        {about && (
          <span className={`${styles.about} oneline ranged`} dir="auto">
            “{about}”
          </span>
        )}
      </span>
      <span className={styles.when}>
        <time dateTime={alert.raised_at} title={time(alert.raised_at)}>
          <WaitingClock since={alert.raised_at} label={t`Open for:`} />
        </time>
        <Escalated step={step} />
      </span>
    </>
  );
  if (onOpen) {
    return (
      <button type="button" className={styles.row} data-alert="" onClick={onOpen}>
        {inside}
      </button>
    );
  }
  return (
    <Link
      to="/messages"
      search={{ tab: "all", conversation: alert.conversation_id }}
      className={styles.row}
      data-alert=""
    >
      {inside}
    </Link>
  );
}

/** Who has been notified beyond the screen. */
function Escalated({ step }: { step: EscalationStep }) {
  const { t } = useLingui();
  const names: Record<EscalationStep, string> = {
    in_app: "",
    push: t`Escalated to all staff`,
    manager: t`Escalated to managers`,
    owner: t`Escalated to owners`,
  };
  if (names[step] === "") return null;
  return (
    <span className={styles.step} data-step={step}>
      {names[step]}
    </span>
  );
}

type Shown = { icon: TablerIcon; label: string };

function useCause({ cause, reason }: Alert): Shown {
  const { t } = useLingui();
  const because = useHandOverReason();
  // The guest's own words stand below.
  const handedOver =
    reason === "emergency" ? t`Emergency` : reason ? t`Handed over: ${because(reason, "")}` : t`Handed over`;
  const causes: Record<AlertCause, Shown> = {
    guest_waits: { icon: IconClock, label: t`Waits for an answer` },
    handed_over: { icon: IconArrowRight, label: handedOver },
    send_failed: { icon: IconAlertCircle, label: t`Not delivered` },
    send_unknown: { icon: IconHelpCircle, label: t`Not certain whether delivered` },
    no_report: { icon: IconSend, label: t`No word of delivery` },
  };
  return causes[cause];
}
