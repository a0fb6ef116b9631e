import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./StatisticsScreen.module.css";

const cards = [
  ["answered", 220],
  ["replies", 220],
  ["gaps", 160],
  ["questions", 160],
] as const;

export function StatisticsSkeleton() {
  return (
    <div aria-busy="true" className={styles.content}>
      <div className={styles.sentence}>
        <Skeleton width={18} height={18} round />
        <Skeleton height={16} />
      </div>
      <div className={styles.compared} />
      <div className={styles.grid}>
        {cards.map(([span, height]) => (
          <div key={span} className={styles.shape} data-span={span}>
            <Skeleton width={150} />
            <Skeleton width={72} height={28} />
            <Skeleton height={height} />
          </div>
        ))}
      </div>
    </div>
  );
}
