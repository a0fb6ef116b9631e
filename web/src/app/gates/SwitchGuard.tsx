import { useMatches, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { switchedOff, useSwitches } from "../../core/access/switches.ts";

/**
 * Redirects to Home when the open screen's feature is switched off, on the first load and later. The router
 * guards every other navigation.
 */
export function SwitchGuard({ children }: { children: ReactNode }) {
  useSwitches();
  const navigate = useNavigate();
  const off = useMatches({
    select: (matches) => switchedOff(matches.map((match) => match.staticData.needs)),
  });
  useEffect(() => {
    if (off) void navigate({ to: "/home", replace: true, state: { switchedOff: off } });
  }, [off, navigate]);
  return off ? null : children;
}
