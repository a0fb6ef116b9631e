import { useMatches, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { switchedOff, useFeatureFlags } from "../../core/access/feature-flags.ts";

/**
 * Refuses the screen that is open when its feature turns out to be switched off: at the first load, and later under the
 * person's hands. Home opens instead and says why. Every navigation after that is refused by the router itself.
 */
export function FeatureGuard({ children }: { children: ReactNode }) {
  useFeatureFlags();
  const navigate = useNavigate();
  const off = useMatches({
    select: (matches) => switchedOff(matches.map((match) => match.staticData.needs)),
  });
  useEffect(() => {
    if (off) void navigate({ to: "/home", replace: true, state: { switchedOff: off } });
  }, [off, navigate]);
  return off ? null : children;
}
