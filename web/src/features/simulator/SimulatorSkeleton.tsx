import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./SimulatorScreen.module.css";

export function SimulatorSkeleton() {
  const { t } = useLingui();
  return (
    <div
      className={styles.simulator}
      data-part="phone"
      aria-busy="true"
      aria-label={t`Loading`}
      role="status"
    >
      <div className={`${styles.stage} ${styles.waiting}`}>
        <Skeleton width={328} height={560} />
      </div>
      <div className={`${styles.side} ${styles.waiting}`}>
        <Skeleton width="60%" height={120} />
      </div>
    </div>
  );
}
