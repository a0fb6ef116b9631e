export { useOpenAlerts } from "./alert-cache.ts";
