export {
  describeAlerts,
  endAlerts,
  endChannelAlerts,
  findChannelAlert,
  isEmergencyUntaken,
  listAlertsOfThing,
  moveAlerts,
  raiseAlert,
  raiseChannelAlert,
} from "./alerts.ts";
export {
  clearAlerts,
  listVenuesOfClearing,
  noteOpenAlerts,
  restorableUntil,
  restoreAlerts,
  setAlertByHand,
} from "./clear.ts";
export { eraseAlerts, eraseAlertsOf } from "./erase.ts";
export { listAlertsOfConversations } from "./list-alerts-of-conversations.ts";
export { countAlertsOfVenues, viewAlerts, viewAlertsOfUnit } from "./views.ts";
