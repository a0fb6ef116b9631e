export { openDatabase } from "./open-database.ts";
export type { AtInstallation, AtOperator, AtVenue, Database, Reading } from "./units.ts";
