import { Trans } from "@lingui/react/macro";
import { Skeleton } from "../../ui/Skeleton.tsx";
import card from "./Card.module.css";
import styles from "./HomeScreen.module.css";

const widths = [148, 120, 164, 132, 140, 156];

export const CardSkeleton = ({ rows }: { rows: number }) => (
  <div className={card.card} aria-busy="true">
    <div className={card.head}>
      <Skeleton width={120} />
    </div>
    <div className={card.rows}>
      {widths.slice(0, rows).map((width) => (
        <div key={width} className={card.row}>
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  </div>
);

export function HomeSkeleton() {
  return (
    <div className={styles.home} aria-busy="true">
      <h1 className="unseen">
        <Trans>Home</Trans>
      </h1>
      <div style={{ display: "grid", gap: 10, minHeight: 48, marginBlockEnd: 16 }}>
        <Skeleton width={220} height={20} />
        <Skeleton width={320} />
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <CardSkeleton rows={4} />
          <CardSkeleton rows={3} />
        </div>
        <div className={styles.column}>
          <CardSkeleton rows={4} />
          <CardSkeleton rows={2} />
        </div>
      </div>
    </div>
  );
}
