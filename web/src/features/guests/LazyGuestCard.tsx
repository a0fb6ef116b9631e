import { type ComponentProps, lazy, Suspense } from "react";
import { untilLoaded } from "../../core/navigation/until-loaded.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./LazyGuestCard.module.css";

const Card = lazy(() =>
  untilLoaded(() => import("./GuestCard.tsx")).then(({ GuestCard }) => ({ default: GuestCard })),
);

/** Loads after the thread, which is read first. */
export function GuestCard(props: ComponentProps<typeof Card>) {
  return (
    <Suspense
      fallback={
        <div className={styles.waiting} aria-hidden="true">
          <Skeleton height={32} />
          <Skeleton height={120} />
          <Skeleton height={88} />
        </div>
      }
    >
      <Card {...props} />
    </Suspense>
  );
}
