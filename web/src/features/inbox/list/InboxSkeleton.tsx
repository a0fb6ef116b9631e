import { Skeleton } from "../../../ui/Skeleton.tsx";
import styles from "./InboxSkeleton.module.css";

const rows = [132, 96, 148, 110, 124, 88, 140];

export function InboxSkeleton() {
  return (
    <div className={styles.rows} aria-busy="true">
      {rows.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={36} height={36} round />
          <div className={styles.words}>
            <Skeleton width={width} />
            <Skeleton width={width + 80} height={10} />
          </div>
        </div>
      ))}
    </div>
  );
}
