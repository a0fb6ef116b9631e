import {
  clearVenueAlerts,
  listClientAlerts,
  listVenueAlerts,
  restoreVenueAlerts,
  setVenueAlert,
} from "@bellhop/contract/alerts";
import { setAlertByHand, viewAlerts, viewAlertsOfUnit } from "../../domain/alerts/index.ts";
import { staffClearAlerts, staffRestoreAlerts } from "../../journeys/staff/staff-clear-alerts.ts";
import { changesAboveVenues, changesAtVenue, readsAtOperator, readsAtVenue } from "./answer.ts";

export const alertRoutes = [
  readsAtVenue(listVenueAlerts, (at, page) => viewAlerts(at, page)),
  readsAtOperator(listClientAlerts, (at) => viewAlertsOfUnit(at)),
  changesAtVenue(setVenueAlert, async (at, { count, text = "" }, who) => ({
    venue_id: at.venueId,
    ...(await setAlertByHand(at, who, { count, text })),
  })),
  changesAboveVenues(clearVenueAlerts, (at, { venue_id }, who) => staffClearAlerts(at, who, venue_id)),
  changesAboveVenues(restoreVenueAlerts, (at, { clearing_id }, who) =>
    staffRestoreAlerts(at, who, clearing_id),
  ),
];
