import { type ComponentProps, lazy, Suspense } from "react";
import { untilLoaded } from "../navigation/until-loaded.ts";

const Loaded = lazy(() =>
  untilLoaded(() => import("./Paywall.tsx")).then(({ Paywall }) => ({ default: Paywall })),
);

/** The paywall, loaded with the first refusal. */
export function LazyPaywall(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={" "}>
      <Loaded {...props} />
    </Suspense>
  );
}
