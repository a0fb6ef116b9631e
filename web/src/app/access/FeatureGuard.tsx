import type { FeatureFlags } from "@bellhop/contract/access";
import { Navigate, useMatches } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useAccess } from "./AccessContext.ts";

export type GuardedFeature = Exclude<keyof FeatureFlags, "builtConcierge">;

/** Refuses a route whose feature is switched off: Home opens instead, and says why. */
export function FeatureGuard({ children }: { children: ReactNode }) {
  const { flags } = useAccess();
  const needed = useMatches({ select: (matches) => matches.map((match) => match.staticData.needs) });
  const off = needed.find((feature) => feature && !flags[feature]);
  if (off) return <Navigate to="/home" replace state={{ switchedOff: off }} />;
  return children;
}
