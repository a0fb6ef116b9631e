import type { clearVenueAlerts, restoreVenueAlerts } from "@bellhop/contract/alerts";
import type { OutputOf } from "@bellhop/contract/call";
import {
  clearAlerts,
  countAlertsOfVenues,
  listVenuesOfClearing,
  restorableUntil,
  restoreAlerts,
} from "../../domain/alerts/index.ts";
import type { Acting } from "../../domain/members/index.ts";
import type { AtInstallation } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";

/** A member clears the alerts of one of their venues, or of all of them. */
export async function staffClearsAlerts(
  at: AtInstallation,
  member: Acting,
  venueId: number | undefined,
): Promise<OutputOf<typeof clearVenueAlerts>> {
  if (venueId !== undefined && !member.venueIds.includes(venueId)) throw refuse("not_found");
  const venueIds = venueId === undefined ? member.venueIds : [venueId];
  const scope = { operatorId: member.operator_id, venueIds };
  const counts = await at.inOperator(scope, (atVenue) => countAlertsOfVenues(atVenue, venueIds));
  const clearingId = newId();
  const venues = [];
  // In the order of their ids, like deliveries, so that units cannot deadlock.
  for (const venue_id of venueIds.toSorted((one, other) => one - other)) {
    const cleared = counts.has(venue_id)
      ? await at.inVenue(venue_id, (atVenue) => clearAlerts(atVenue, member, clearingId))
      : { cleared: 0, count: 0 };
    venues.push({ venue_id, ...cleared });
  }
  const hasCleared = venues.some(({ cleared }) => cleared > 0);
  return {
    clearing_id: hasCleared ? clearingId : null,
    restorable_until: restorableUntil(at.now).toISOString(),
    venues,
  };
}

/** A member undoes a clearing, at all of their venues that it was about. */
export async function staffRestoresAlerts(
  at: AtInstallation,
  member: Acting,
  clearingId: string,
): Promise<OutputOf<typeof restoreVenueAlerts>> {
  const { operator_id, venueIds } = member;
  const scope = { operatorId: operator_id, venueIds };
  const cleared = await at.inOperator(scope, (atVenue) => listVenuesOfClearing(atVenue, clearingId));
  if (cleared.length === 0) throw refuse("not_found");
  const venues = [];
  for (const { venue_id } of cleared) {
    const { count } = await at.inVenue(venue_id, (atVenue) => restoreAlerts(atVenue, member, clearingId));
    venues.push({ venue_id, count });
  }
  return { venues };
}
