import { limits } from "@bellhop/contract/limits";
import { useLingui } from "@lingui/react/macro";
import { IconClock } from "@tabler/icons-react";
import { useClock } from "../../../core/time/clock.ts";
import { useSpan } from "../../../core/time/WaitingClock.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { minutesUntil } from "../due-groups.ts";
import styles from "./DueChip.module.css";

const soonMinutes = 60;
/** Above it, in hours. */
const minutesUpTo = 120;

/** How long is left to act, or how late it is. Nothing while there is more than an hour. */
export function DueChip({ due, isBare }: { due: string; isBare?: boolean }) {
  const { t } = useLingui();
  const minutes = useClock((now) => minutesUntil(due, now));
  const spanOf = useSpan();
  const span = (count: number) => (count < minutesUpTo ? t`${count} min` : spanOf(count));
  if (minutes > soonMinutes) return null;
  const isLate = minutes < 0;
  const tone = !isLate ? "soon" : -minutes >= limits.waitingTooLongMinutes ? "overdue" : "late";
  return (
    <span className={styles.chip} data-tone={tone} data-bare={isBare}>
      {!isBare && <Icon of={IconClock} size={14} />}
      <span>{isLate ? t`${span(-minutes)} late` : minutes === 0 ? t`now due` : t`in ${span(minutes)}`}</span>
    </span>
  );
}
