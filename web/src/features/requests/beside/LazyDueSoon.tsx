import { lazy, Suspense } from "react";
import { untilLoaded } from "../../../core/navigation/until-loaded.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";

const Loaded = lazy(() =>
  untilLoaded(() => import("./DueSoonList.tsx")).then(({ DueSoonList }) => ({ default: DueSoonList })),
);

/** Loads after the rest of the screen. */
export const DueSoon = () => (
  <Suspense fallback={<Skeleton height={56} />}>
    <Loaded />
  </Suspense>
);
