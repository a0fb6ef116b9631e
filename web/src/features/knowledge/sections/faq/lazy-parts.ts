import { lazy } from "react";
import { untilLoaded } from "../../../../core/navigation/until-loaded.ts";
import { usePreload } from "../../../../core/navigation/use-preload.ts";

const loadChosen = () => import("./FaqChosen.tsx");
const loadMorePanel = () => import("../../editor/MorePanel.tsx");

/** What can be done with several entries at once. */
export const FaqChosen = lazy(() =>
  untilLoaded(loadChosen).then(({ FaqChosen }) => ({ default: FaqChosen })),
);

/** What is set of an entry beside its words. */
export const MorePanel = lazy(() =>
  untilLoaded(loadMorePanel).then(({ MorePanel }) => ({ default: MorePanel })),
);

/** Fetches both soon after the list. */
export function usePreloadFaqParts() {
  usePreload(loadChosen);
  usePreload(loadMorePanel);
}
