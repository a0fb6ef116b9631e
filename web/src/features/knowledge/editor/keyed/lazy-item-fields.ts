import { lazy } from "react";
import { untilLoaded } from "../../../../core/navigation/until-loaded.ts";
import { usePreload } from "../../../../core/navigation/use-preload.ts";

const load = () => import("./ItemFields.tsx");

/** All fields of one item. Its user renders the fallback. */
export const LazyItemFields = lazy(() =>
  untilLoaded(load).then(({ ItemFields }) => ({ default: ItemFields })),
);

export const usePreloadItemFields = () => usePreload(load);
