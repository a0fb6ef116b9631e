import { useMatches, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { switchedOff, useFeatureFlags } from "../../core/access/feature-flags.ts";

/**
 * Redirects to Home when the open screen's feature is switched off, on the first load and later. The router
 * guards every other navigation.
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
