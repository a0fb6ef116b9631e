import styles from "./ProgressRing.module.css";

/** Its meaning must be written next to it. */
export function ProgressRing({ percent, size = 18 }: { percent: number; size?: number }) {
  return (
    <svg className={styles.ring} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle className={styles.rest} cx="12" cy="12" r="9.5" />
      <circle
        className={styles.done}
        cx="12"
        cy="12"
        r="9.5"
        pathLength={100}
        strokeDasharray={`${Math.max(0, Math.min(100, percent))} 100`}
      />
    </svg>
  );
}
