import { Trans } from "@lingui/react/macro";
import { Skeleton } from "../../ui/Skeleton.tsx";
import card from "./Card.module.css";
import styles from "./HomeScreen.module.css";

const rows = [148, 120, 164, 132];

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
        <div className={card.card}>
          {rows.map((width) => (
            <div key={width} className={card.row}>
              <Skeleton width={32} height={32} round />
              <Skeleton width={width} />
            </div>
          ))}
        </div>
        <div className={card.card} style={{ minHeight: 200 }} />
      </div>
    </div>
  );
}
