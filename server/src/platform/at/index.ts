export { openDatabase } from "./open-database.ts";
export type { AtInstallation, AtOperator, AtVenue, Database } from "./units.ts";
