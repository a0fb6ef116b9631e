import type { VenueSummary } from "@bellhop/contract/access";
import { countAlertsOfVenues } from "../../domain/alerts/index.ts";
import { countWaiting } from "../../domain/conversations/index.ts";
import type { Venue } from "../../domain/venues/index.ts";
import type { ReadingAtOperator } from "../../platform/at/index.ts";

/** Venues as the hotel menu shows them: with their alerts and the guests who wait for staff. */
export async function viewVenues(at: ReadingAtOperator, venues: Venue[]): Promise<VenueSummary[]> {
  const venueIds = venues.map(({ venue_id }) => venue_id);
  const [alerts, waiting] = await Promise.all([
    countAlertsOfVenues(at, venueIds),
    countWaiting(at, venueIds),
  ]);
  return venues.map(({ venue_id, name, timezone, default_language }) => ({
    venue_id,
    name,
    timezone,
    default_language,
    open_alerts: alerts.get(venue_id) ?? 0,
    waiting: waiting.get(venue_id) ?? 0,
  }));
}
