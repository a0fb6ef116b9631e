import { type ComponentProps, lazy, Suspense } from "react";
import { untilLoaded } from "../../core/navigation/until-loaded.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";

const Options = lazy(() =>
  untilLoaded(() => import("./TryOptions.tsx")).then(({ TryOptions }) => ({ default: TryOptions })),
);

export function LazyTryOptions(props: ComponentProps<typeof Options>) {
  return (
    <Suspense fallback={<Skeleton height={40} />}>
      <Options {...props} />
    </Suspense>
  );
}
