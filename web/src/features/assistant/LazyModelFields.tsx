import { type ComponentProps, lazy, Suspense } from "react";
import { untilLoaded } from "../../core/navigation/until-loaded.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";

const Fields = lazy(() =>
  untilLoaded(() => import("./ModelFields.tsx")).then(({ ModelFields }) => ({ default: ModelFields })),
);

export function LazyModelFields(props: ComponentProps<typeof Fields>) {
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      <Fields {...props} />
    </Suspense>
  );
}
