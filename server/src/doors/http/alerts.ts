import {
  clearVenueAlerts,
  listClientAlerts,
  listVenueAlerts,
  restoreVenueAlerts,
  setVenueAlert,
  takeEmergency,
} from "@bellhop/contract/alerts";
import { setAlertByHand, viewAlerts, viewAlertsOfUnit } from "../../domain/alerts/index.ts";
import { staffClearsAlerts, staffRestoresAlerts } from "../../journeys/staff/staff-clears-alerts.ts";
import { staffTakesEmergency } from "../../journeys/staff/staff-takes-emergency.ts";
import { changesAboveVenues, changesAtVenue, readsAtOperator, readsAtVenue } from "./answer.ts";

export const alertRoutes = [
  readsAtVenue(listVenueAlerts, (at, page, { member_id }) => viewAlerts(at, member_id, page)),
  readsAtOperator(listClientAlerts, (at) => viewAlertsOfUnit(at)),
  changesAtVenue(setVenueAlert, async (at, { count, text = "" }, who) => ({
    venue_id: at.venueId,
    ...(await setAlertByHand(at, who, { count, text })),
  })),
  changesAboveVenues(clearVenueAlerts, (at, { venue_id }, who) => staffClearsAlerts(at, who, venue_id)),
  changesAboveVenues(restoreVenueAlerts, (at, { clearing_id }, who) =>
    staffRestoresAlerts(at, who, clearing_id),
  ),
  changesAboveVenues(takeEmergency, (at, input, who) => staffTakesEmergency(at, who, input)),
];
