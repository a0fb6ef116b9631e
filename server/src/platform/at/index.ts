export { openDatabase } from "./open-database.ts";
export type {
  AtInstallation,
  AtOperator,
  AtVenue,
  Database,
  Reading,
  ReadingAtOperator,
  ReadingAtVenue,
  Writing,
} from "./units.ts";
