import { type ComponentProps, lazy, Suspense } from "react";
import { untilLoaded } from "../../../core/navigation/until-loaded.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";

const Panel = lazy(() =>
  untilLoaded(() => import("./ModelPanel.tsx")).then(({ ModelPanel }) => ({ default: ModelPanel })),
);

export function LazyModelPanel(props: ComponentProps<typeof Panel>) {
  return (
    <Suspense fallback={<Skeleton height={88} />}>
      <Panel {...props} />
    </Suspense>
  );
}
