export { useOpenAlerts } from "./alert-cache.ts";
export { EmergencyBar } from "./emergency/EmergencyBar.tsx";
export { useEmergencyTitle } from "./emergency/use-emergency-title.ts";
