import { useMemo } from "react";
import { useAccess, useVenue } from "../../../core/access/AccessContext.ts";
import { alertsOf, useAlerts } from "../alert-cache.ts";
import { useClientAlerts } from "../client-alerts.ts";
import { type Emergency, untakenEmergencies } from "./open-emergencies.ts";

/** The open emergencies that no one has taken, at all venues that the member has access to, newest first. */
export function useEmergencies(): Emergency[] {
  const here = useVenue();
  const { venues_count } = useAccess();
  const { data: ofVenue } = useAlerts();
  const { data: ofAll } = useClientAlerts(venues_count > 1);
  return useMemo(
    () => untakenEmergencies(here, ofVenue && alertsOf(ofVenue.pages), ofAll?.items),
    [here, ofVenue, ofAll],
  );
}
