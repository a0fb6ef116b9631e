import { Navigate, useMatches } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { switchedOff, useFeatureFlags } from "./feature-flags.ts";

/**
 * Refuses the screen that is open when its feature turns out to be switched off: at the first load, and later under the
 * person's hands. Home opens instead and says why. Every navigation after that is refused by the router itself.
 */
export function FeatureGuard({ children }: { children: ReactNode }) {
  useFeatureFlags();
  const needed = useMatches({ select: (matches) => matches.map((match) => match.staticData.needs) });
  const off = switchedOff(needed);
  if (off) return <Navigate to="/home" replace state={{ switchedOff: off }} />;
  return children;
}
