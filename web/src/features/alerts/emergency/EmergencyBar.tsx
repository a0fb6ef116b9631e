import { lazy, Suspense, useEffect } from "react";
import { shownName } from "../../../core/guests/shown-name.ts";
import type { Emergency } from "./open-emergencies.ts";
import { useEmergencies } from "./use-emergencies.ts";

/** Fetched this long after the screen, so that it does not delay the first paint. */
const laterMs = 2_000;

const load = () => import("./LoudBar.tsx").then(({ LoudBar }) => ({ default: LoudBar }));
const LoudBar = lazy(() => load().catch(() => ({ default: PlainBar })));

/** The server was away, or a new version has replaced the files. */
function PlainBar({ emergencies: [newest] }: { emergencies: Emergency[] }) {
  return (
    <p
      role="alert"
      data-emergency-bar=""
      style={{ padding: 16, background: "var(--urgent-solid)", color: "var(--on-urgent)" }}
    >
      {newest && shownName(newest.guest_name)} · {newest?.about}
    </p>
  );
}

/** Stands above every screen until someone takes the emergency, and rings. */
export function EmergencyBar() {
  const emergencies = useEmergencies();
  useEffect(() => {
    const fetchAhead = () =>
      // It is fetched again when it is needed.
      void load().catch((cause: unknown) => console.warn("Not fetched ahead:", cause));
    const timer = setTimeout(fetchAhead, laterMs);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{emergencies.length > 0 && <LoudBar emergencies={emergencies} />}</Suspense>;
}
