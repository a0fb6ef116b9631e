import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../core/language/formats.ts";
import { ProgressRing } from "../../../ui/ProgressRing.tsx";
import styles from "./Ring.module.css";

type RingProps = {
  filled: number;
  of: number;
  /** Accessible label. */
  label?: string;
  size?: number;
  /** Shows the percentage. */
  hasFigure?: boolean;
};

export function Ring({ filled, of, label, size = 20, hasFigure }: RingProps) {
  const { t } = useLingui();
  const { percent } = useFormats();
  // Only complete is 100 %.
  const shown = filled < of ? Math.min(Math.floor((100 * filled) / of), 99) : 100;
  const progress = t`${percent(shown / 100)} complete`;
  return (
    <span className={styles.ring} role="img" aria-label={label ? `${label}: ${progress}` : progress}>
      <ProgressRing percent={shown} size={size} />
      {hasFigure && <bdi className={styles.figure}>{percent(shown / 100)}</bdi>}
    </span>
  );
}
