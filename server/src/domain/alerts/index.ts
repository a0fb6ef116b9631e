export { countOpenAlerts, listOpenAlerts } from "./alerts.queries.ts";
export { endAlerts, raiseAlert } from "./alerts.ts";
