import type { AnyRequestKind } from "@bellhop/contract/requests";
import { lazy, Suspense } from "react";
import { untilLoaded } from "../../../core/navigation/until-loaded.ts";

export type RequestIconName =
  | AnyRequestKind
  | "proposed"
  | "in_progress"
  | "cancelled"
  | "expired"
  | "failed"
  | "sold_out"
  | "guest_cancelled"
  | "guest_accepted"
  | "too_late"
  | "decided"
  | "propose";

const Loaded = lazy(() =>
  untilLoaded(() => import("./icons.tsx")).then(({ LoadedIcon }) => ({ default: LoadedIcon })),
);

/** Loads by itself: Home would load every icon that several screens share. */
export const RequestIcon = ({ name, size = 18 }: { name: RequestIconName; size?: 14 | 16 | 18 }) => (
  <Suspense fallback={<svg width={size} height={size} aria-hidden="true" />}>
    <Loaded name={name} size={size} />
  </Suspense>
);
