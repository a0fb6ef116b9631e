import { type ComponentProps, lazy, Suspense } from "react";
import { untilLoaded } from "../../../core/navigation/until-loaded.ts";

const History = lazy(() =>
  untilLoaded(() => import("./HistoryDialog.tsx")).then(({ HistoryDialog }) => ({ default: HistoryDialog })),
);

export function LazyHistory(props: ComponentProps<typeof History>) {
  return (
    <Suspense>
      <History {...props} />
    </Suspense>
  );
}
