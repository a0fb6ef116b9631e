import { useLingui } from "@lingui/react/macro";
import { IconHourglass } from "@tabler/icons-react";
import { useClock } from "../../../core/time/clock.ts";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./Composer.module.css";

/** Rounded up: at 0 it has passed. */
export function minutesLeft(until: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 60_000));
}

const soonMinutes = 120;

/** Amber in the last two hours. */
export function WindowCountdown({ closesAt }: { closesAt: string }) {
  const { t } = useLingui();
  const remaining = useClock((now) => minutesLeft(closesAt, now));
  const hours = Math.floor(remaining / 60);
  const minutes = remaining % 60;
  return (
    <span className={styles.countdown} data-soon={remaining < soonMinutes || undefined}>
      <Icon of={IconHourglass} size={14} />
      <bdi>{hours > 0 ? t`${hours} h ${minutes} min left to reply` : t`${minutes} min left to reply`}</bdi>
    </span>
  );
}
