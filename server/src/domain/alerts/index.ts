export { endAlerts, endChannelAlerts, moveAlerts, raiseAlert, raiseChannelAlert } from "./alerts.ts";
export {
  clearAlerts,
  listVenuesOfClearing,
  restorableUntil,
  restoreAlerts,
  setAlertByHand,
} from "./clear.ts";
export { countAlertsOfUnit, viewAlerts, viewAlertsOfUnit } from "./views.ts";
