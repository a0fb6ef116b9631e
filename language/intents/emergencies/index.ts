// Reads whether a message reports an emergency, in twelve languages, and which number to call in a country.

export type { Emergency, EmergencyKind } from "./emergency.ts";
export { emergencyNumber } from "./emergency-number.ts";
export { languagesToRead, readEmergency, warmUpEmergencies } from "./read-emergency.ts";
