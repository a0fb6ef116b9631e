import { lazy } from "react";
import { untilLoaded } from "../../../../core/navigation/until-loaded.ts";
import { usePreload } from "../../../../core/navigation/use-preload.ts";

const loadChosen = () => import("./FaqChosen.tsx");
const loadMorePanel = () => import("../../editor/MorePanel.tsx");

export const FaqChosen = lazy(() =>
  untilLoaded(loadChosen).then(({ FaqChosen }) => ({ default: FaqChosen })),
);

export const MorePanel = lazy(() =>
  untilLoaded(loadMorePanel).then(({ MorePanel }) => ({ default: MorePanel })),
);

export function usePreloadFaqParts() {
  usePreload(loadChosen);
  usePreload(loadMorePanel);
}
