import { type ComponentProps, lazy, Suspense } from "react";
import { untilLoaded } from "../../../core/navigation/until-loaded.ts";
import type { ThreadPane } from "./ThreadPane.tsx";
import { ThreadSkeleton } from "./ThreadSkeleton.tsx";

// Requested together with the list, which is painted first.
const loading = untilLoaded(() => import("./ThreadPane.tsx"));
loading.catch(() => {});
const Loaded = lazy(() => loading.then((loaded) => ({ default: loaded.ThreadPane })));

export const LazyThreadPane = (pane: ComponentProps<typeof ThreadPane>) => (
  <Suspense fallback={<ThreadSkeleton />}>
    <Loaded {...pane} />
  </Suspense>
);
