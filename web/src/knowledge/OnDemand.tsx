import { type ComponentProps, lazy, Suspense } from "react";

const History = lazy(() =>
  import("./HistoryDialog.tsx").then(({ HistoryDialog }) => ({ default: HistoryDialog })),
);
const Merge = lazy(() => import("./MergePanel.tsx").then(({ MergePanel }) => ({ default: MergePanel })));

/** Who changed what, loaded when somebody asks. */
export function HistoryOnDemand(props: ComponentProps<typeof History>) {
  return (
    <Suspense>
      <History {...props} />
    </Suspense>
  );
}

/** The choice between two people's words, loaded where two have changed the same. */
export function MergeOnDemand(props: ComponentProps<typeof Merge>) {
  if (props.view.both.length === 0) return null;
  return (
    <Suspense>
      <Merge {...props} />
    </Suspense>
  );
}
