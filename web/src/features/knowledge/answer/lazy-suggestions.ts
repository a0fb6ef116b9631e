import { lazy } from "react";
import { untilLoaded } from "../../../core/navigation/until-loaded.ts";

export const Suggestions = lazy(() =>
  untilLoaded(() => import("./Suggestions.tsx")).then(({ Suggestions }) => ({ default: Suggestions })),
);
