import { type ComponentProps, lazy, Suspense } from "react";
import { untilLoaded } from "../../core/navigation/until-loaded.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./LazyGuestCard.module.css";

const load = () => import("./GuestCard.tsx");

/** Before a conversation is opened, loads what its guest's card needs. */
export const preloadGuestCard = () => load();

const Card = lazy(() => untilLoaded(load).then(({ GuestCard }) => ({ default: GuestCard })));

/** Loads after the thread, which is read first. */
export function GuestCard(props: ComponentProps<typeof Card>) {
  return (
    <Suspense fallback={<GuestCardShape />}>
      <Card {...props} />
    </Suspense>
  );
}

export function GuestCardShape() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <Skeleton height={32} />
      <Skeleton height={120} />
      <Skeleton height={88} />
    </div>
  );
}
