import { lazy, Suspense, useEffect } from "react";
import { useShownPaywall } from "../../core/api/paywall-store.ts";
import { useOverlay } from "../../core/navigation/overlays.ts";
import { loadTasksPanel } from "../../features/tasks/index.ts";

const load = {
  palette: () => import("./Palette.tsx"),
  keys: () => import("./KeysHelp.tsx"),
  more: () => import("./MoreSheet.tsx"),
  tasks: loadTasksPanel,
  paywall: () => import("../../core/plans/PaywallDialog.tsx"),
};
const Palette = lazy(() => load.palette().then((module) => ({ default: module.Palette })));
const KeysHelp = lazy(() => load.keys().then((module) => ({ default: module.KeysHelp })));
const MoreSheet = lazy(() => load.more().then((module) => ({ default: module.MoreSheet })));
const PaywallDialog = lazy(() => load.paywall().then((module) => ({ default: module.PaywallDialog })));
const TasksPanel = lazy(() => load.tasks().then((module) => ({ default: module.TasksPanel })));

/** Overlays are prefetched this long after the screen, so that they do not delay the first paint. */
const laterMs = 2_000;

function fetchAll() {
  for (const one of Object.values(load)) {
    // It is fetched again when it is opened.
    one().catch((cause: unknown) => console.warn("Not fetched ahead:", cause));
  }
}

export function Overlays() {
  useEffect(() => {
    const timer = setTimeout(fetchAll, laterMs);
    return () => clearTimeout(timer);
  }, []);
  const isPalette = useOverlay("palette");
  const isKeys = useOverlay("keys");
  const isMore = useOverlay("more");
  const isTasks = useOverlay("tasks");
  const isPaywall = useShownPaywall() !== null;
  return (
    <Suspense>
      {isPalette && <Palette />}
      {isKeys && <KeysHelp />}
      {isMore && <MoreSheet />}
      {isTasks && <TasksPanel />}
      {isPaywall && <PaywallDialog />}
    </Suspense>
  );
}
