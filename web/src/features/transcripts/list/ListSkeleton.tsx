import { Skeleton } from "../../../ui/Skeleton.tsx";
import styles from "./ListPage.module.css";

export function ListSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      {[180, 140, 220, 160, 200].map((width) => (
        <div key={width} className={styles.waiting}>
          <Skeleton width={36} height={36} round />
          <div className={styles.waitingLines}>
            <Skeleton width={width} />
            <Skeleton width="70%" />
          </div>
        </div>
      ))}
    </div>
  );
}
