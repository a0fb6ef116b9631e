import type { Alert } from "@bellhop/contract/alerts";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconArrowRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { shownName } from "../../core/guests/shown-name.ts";
import { useFormats } from "../../core/language/formats.ts";
import { WaitingClock } from "../../core/time/WaitingClock.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useQuoted } from "../../ui/quoted.ts";
import { AlertSteps } from "./AlertSteps.tsx";
import styles from "./AlertsScreen.module.css";
import { useAlertCause } from "./alert-cause.ts";
import { isGrave, isUrgent } from "./alert-order.ts";
import { isEmergency, reportedAt } from "./emergency/open-emergencies.ts";

type AlertRowProps = {
  alert: Alert;
  /** For another venue, switch to it first. */
  onOpen?: () => void;
};

export function AlertRow({ alert, onOpen }: AlertRowProps) {
  const { about, room, count } = alert;
  const { icon, label } = useAlertCause(alert);
  const { t } = useLingui();
  const { time, number } = useFormats();
  const quoted = useQuoted();
  const since = isEmergency(alert) ? reportedAt(alert) : alert.raised_at;
  const inside = (
    <>
      <span className={styles.icon} data-tone={isUrgent(alert) ? "urgent" : "waiting"}>
        <Icon of={icon} flip={icon === IconArrowRight} />
      </span>
      <span className={styles.words}>
        <span className={styles.line}>
          <bdi className="oneline">{shownName(alert.guest_name)}</bdi>
          {room && (
            <span className={styles.room}>
              <Trans>
                Room <bdi className="figures">{room}</bdi>
              </Trans>
            </span>
          )}
          {count > 1 && (
            <bdi className={styles.count}>
              ×{number(count)}
              <span className="unseen">
                {" "}
                <Trans>times</Trans>
              </span>
            </bdi>
          )}
        </span>
        <span className={styles.cause}>
          {isGrave(alert) ? (
            <Chip tone={isEmergency(alert) ? "alarm" : "urgent"} icon={<Icon of={icon} size={14} />}>
              {label}
            </Chip>
          ) : (
            <span className="oneline">{label}</span>
          )}
        </span>
        {isEmergency(alert) && alert.taken_by && (
          <span className={styles.takenBy}>
            <Trans>
              <bdi>{alert.taken_by}</bdi> is on it
            </Trans>
          </span>
        )}
        {alert.told && <AlertSteps told={alert.told} />}
        {about && (
          <span className={`${styles.about} oneline ranged`} dir="auto">
            {quoted(alert.cause === "guest_conflict" ? shownName(about) : about)}
          </span>
        )}
      </span>
      <span className={styles.when}>
        <time dateTime={since} title={time(since)}>
          <WaitingClock since={since} label={t`Open for:`} isEmergency={isEmergency(alert)} />
        </time>
      </span>
    </>
  );
  const urgency = isEmergency(alert) ? "emergency" : undefined;
  if (onOpen) {
    return (
      <button type="button" className={styles.row} data-alert="" data-urgency={urgency} onClick={onOpen}>
        {inside}
      </button>
    );
  }
  if (alert.conversation_id === null) {
    return (
      <Link to="/whatsapp-flow" className={styles.row} data-alert="" data-urgency={urgency}>
        {inside}
      </Link>
    );
  }
  return (
    <Link
      to="/messages"
      search={{ tab: "all", conversation: alert.conversation_id }}
      className={styles.row}
      data-alert=""
      data-urgency={urgency}
    >
      {inside}
    </Link>
  );
}
