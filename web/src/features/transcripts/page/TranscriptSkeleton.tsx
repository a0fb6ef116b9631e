import { Skeleton } from "../../../ui/Skeleton.tsx";
import styles from "./TranscriptPage.module.css";

export function TranscriptSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton width={200} height={20} />
      <Skeleton width={280} />
      <Skeleton width={240} />
      {[320, 260, 380, 300].map((width) => (
        <div key={width} className={styles.waitingMessage}>
          <Skeleton width={120} />
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}
