import {
  clearVenueAlerts,
  listClientAlerts,
  listVenueAlerts,
  restoreVenueAlerts,
  setVenueAlert,
} from "@bellhop/contract/alerts";
import { setAlertByHand, viewAlerts, viewAlertsOfUnit } from "../../domain/alerts/index.ts";
import { staffClearAlerts, staffRestoreAlerts } from "../../journeys/staff-clear-alerts.ts";
import { answerAtInstallation, answerAtOperator, answerAtVenue, answerReading } from "./answer.ts";

export const alertRoutes = [
  answerReading(listVenueAlerts, (at, page) => viewAlerts(at, page)),
  answerAtOperator(listClientAlerts, (at) => viewAlertsOfUnit(at)),
  answerAtVenue(setVenueAlert, async (at, { count }, who) => ({
    venue_id: at.venueId,
    ...(await setAlertByHand(at, who, count)),
  })),
  answerAtInstallation(clearVenueAlerts, (at, { venue_id }, who) => staffClearAlerts(at, who, venue_id)),
  answerAtInstallation(restoreVenueAlerts, (at, { clearing_id }, who) =>
    staffRestoreAlerts(at, who, clearing_id),
  ),
];
