import { useLingui } from "@lingui/react/macro";
import { IconClock } from "@tabler/icons-react";
import { useClock } from "./clock.ts";
import { minutesSince, urgencyOf } from "./urgency.ts";
import styles from "./WaitingClock.module.css";

/** A duration in its largest unit: "18 min", "3 h", "2 d". */
export function useSpan(): (minutes: number) => string {
  const { t } = useLingui();
  return (minutes) => {
    if (minutes < 1) return t`now`;
    if (minutes < 60) return t`${minutes} min`;
    const hours = Math.floor(minutes / 60);
    if (hours < 24) return t`${hours} h`;
    const days = Math.floor(hours / 24);
    return t`${days} d`;
  };
}

type WaitingClockProps = {
  since: string;
  label?: string;
  /** Red from the first minute. */
  isEmergency?: boolean;
};

/** How long a guest has waited. The only solid red in a list. */
export function WaitingClock({ since, label, isEmergency = false }: WaitingClockProps) {
  const { t } = useLingui();
  const minutes = useClock((now) => minutesSince(since, now));
  const span = useSpan()(minutes);
  const urgency = isEmergency ? "red" : urgencyOf(minutes);
  return (
    <span className={`${styles.clock} ${styles[urgency]}`}>
      {urgency !== "calm" && <IconClock size={14} stroke={1.8} aria-hidden="true" />}
      <span className="unseen">{label ?? t`Waiting:`} </span>
      <bdi className="figures">{span}</bdi>
    </span>
  );
}
