import { type ComponentProps, lazy, Suspense } from "react";
import { untilLoaded } from "../../core/navigation/until-loaded.ts";
import { CardSkeleton } from "./HomeSkeleton.tsx";

// The greeting and the waiting guests load with the screen; the other cards follow.
const LeftColumn = lazy(() =>
  untilLoaded(() => import("./LeftCards.tsx")).then(({ LeftCards }) => ({ default: LeftCards })),
);
const RightColumn = lazy(() =>
  untilLoaded(() => import("./RightCards.tsx")).then(({ RightCards }) => ({ default: RightCards })),
);
const New = lazy(() =>
  untilLoaded(() => import("./NewHotel.tsx")).then(({ NewHotel }) => ({ default: NewHotel })),
);

export const LeftCards = (props: ComponentProps<typeof LeftColumn>) => (
  <Suspense fallback={<CardSkeleton rows={3} />}>
    <LeftColumn {...props} />
  </Suspense>
);

export const RightCards = (props: ComponentProps<typeof RightColumn>) => (
  <Suspense fallback={<CardSkeleton rows={4} />}>
    <RightColumn {...props} />
  </Suspense>
);

export const NewHotel = () => (
  <Suspense fallback={<CardSkeleton rows={5} />}>
    <New />
  </Suspense>
);
