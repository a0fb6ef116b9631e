import { type ComponentProps, lazy, Suspense } from "react";
import { untilLoaded } from "../../../../core/navigation/until-loaded.ts";

const load = () => import("./DraftAnswer.tsx");

const Draft = lazy(() => untilLoaded(load).then(({ DraftAnswer }) => ({ default: DraftAnswer })));

/** Loaded with the first answer to approve: many hotels never have one. */
export const LazyDraftAnswer = (props: ComponentProps<typeof Draft>) => (
  <Suspense>
    <Draft {...props} />
  </Suspense>
);
