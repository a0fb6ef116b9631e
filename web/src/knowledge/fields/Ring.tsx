import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../app/language/formats.ts";
import styles from "./Ring.module.css";

type RingProps = {
  filled: number;
  of: number;
  /** Of what, for those who do not see it. */
  label?: string;
  /** 16 in rows, 20 in headers, 28 above all. */
  size?: 16 | 20 | 28;
  /** The percentage beside it. */
  hasFigure?: boolean;
};

/** How much of what guests ask for is written. */
export function Ring({ filled, of, label, size = 20, hasFigure }: RingProps) {
  const { t } = useLingui();
  const { percent } = useFormats();
  const share = of === 0 ? 1 : Math.min(filled / of, 1);
  // Nothing less than all of it reads as all of it.
  const shown = share < 1 ? Math.min(Math.floor(share * 100), 99) / 100 : 1;
  const stroke = size > 20 ? 4 : size > 16 ? 3 : 2.5;
  const radius = (size - stroke) / 2;
  const round = 2 * Math.PI * radius;
  const said = t`${percent(shown)} complete`;
  return (
    <span className={styles.ring} role="img" aria-label={label ? `${label}: ${said}` : said}>
      <svg
        width={size}
        height={size}
        viewBox={`0 0 ${size} ${size}`}
        aria-hidden="true"
        data-all={share === 1}
      >
        <circle cx={size / 2} cy={size / 2} r={radius} strokeWidth={stroke} className={styles.track} />
        {share > 0 && (
          <circle
            cx={size / 2}
            cy={size / 2}
            r={radius}
            strokeWidth={stroke}
            strokeLinecap="round"
            strokeDasharray={`${share * round} ${round}`}
            transform={`rotate(-90 ${size / 2} ${size / 2})`}
            className={styles.filled}
          />
        )}
      </svg>
      {hasFigure && <bdi className={styles.figure}>{percent(shown)}</bdi>}
    </span>
  );
}
