import { lazy, Suspense } from "react";
import { untilLoaded } from "../../../core/navigation/until-loaded.ts";
import type { RequestIconName } from "./request-icon-name.ts";

const Loaded = lazy(() =>
  untilLoaded(() => import("./icons.tsx")).then(({ LoadedIcon }) => ({ default: LoadedIcon })),
);

/** In a chunk of its own: Home would load every icon that several screens share. */
export const RequestIcon = ({ name, size = 18 }: { name: RequestIconName; size?: 14 | 16 | 18 }) => (
  <Suspense fallback={<svg width={size} height={size} aria-hidden="true" />}>
    <Loaded name={name} size={size} />
  </Suspense>
);
