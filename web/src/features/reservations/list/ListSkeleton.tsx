import { Skeleton } from "../../../ui/Skeleton.tsx";
import styles from "./Lists.module.css";

export function ListSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      <div className={styles.groupHead}>
        <Skeleton width={112} />
      </div>
      {[168, 132, 188, 150, 120].map((width) => (
        <div key={width} className={styles.loading}>
          <Skeleton width={40} />
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}
