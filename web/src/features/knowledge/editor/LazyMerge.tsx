import { type ComponentProps, lazy, Suspense } from "react";

const Merge = lazy(() => import("./MergePanel.tsx").then(({ MergePanel }) => ({ default: MergePanel })));

export function LazyMerge(props: ComponentProps<typeof Merge>) {
  if (props.view.both.length === 0) return null;
  return (
    <Suspense>
      <Merge {...props} />
    </Suspense>
  );
}
