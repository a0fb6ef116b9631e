export { listAlertsOfUnit, listVenuesOfClearing } from "./alerts.queries.ts";
export { endAlerts, raiseAlert } from "./alerts.ts";
export { clearAlerts, restorableUntil, restoreAlerts, setAlertByHand } from "./clear.ts";
export { viewAlerts, viewAlertsOfUnit } from "./views.ts";
