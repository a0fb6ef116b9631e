import { useLingui } from "@lingui/react/macro";
import { ProgressRing } from "../../../ui/ProgressRing.tsx";
import styles from "./Ring.module.css";

type RingProps = {
  filled: number;
  of: number;
  /** Accessible label. */
  label?: string;
  size?: number;
  /** Shows the count. */
  hasFigure?: boolean;
};

export function Ring({ filled, of, label, size = 20, hasFigure }: RingProps) {
  const { t } = useLingui();
  const progress = t`${filled} of ${of}`;
  return (
    <span className={styles.ring} role="img" aria-label={label ? `${label}: ${progress}` : progress}>
      <ProgressRing percent={of === 0 ? 100 : (100 * filled) / of} size={size} />
      {hasFigure && <bdi className={styles.figure}>{progress}</bdi>}
    </span>
  );
}
