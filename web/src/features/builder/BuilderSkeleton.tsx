import { Skeleton } from "../../ui/Skeleton.tsx";
import { PublishBarSkeleton } from "../publishing/index.ts";
import styles from "./BuilderScreen.module.css";
import rail from "./Rail.module.css";

export function BuilderSkeleton({ width: room }: { width: "wide" | "middle" | "narrow" }) {
  return (
    <div className={styles.builder} data-width={room} aria-busy="true">
      {room === "narrow" ? (
        <div className={rail.tabs}>
          <div className={rail.step} />
        </div>
      ) : (
        <div className={rail.rail}>
          <div className={rail.head}>
            <Skeleton width={80} height={16} />
          </div>
          <div className={rail.waiting}>
            {[120, 100, 110, 60, 90].map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        </div>
      )}
      <div className={styles.middle} />
      {room === "wide" && <div className={styles.preview} />}
      <PublishBarSkeleton />
    </div>
  );
}
