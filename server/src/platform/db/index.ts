export { migrationFiles, migrationsFolder } from "./apply-migration.ts";
export { otherConnections, whyTooFewConnections } from "./connection-room.ts";
export {
  causeOfDatabase,
  errorCode,
  isDatabaseUnavailable,
  isPermanentFailure,
  markOfDatabase,
  openPool,
} from "./connections.ts";
export { firstKnown } from "./first-known.ts";
export { inTurn } from "./in-turn.ts";
export { migrate, migrationLock, refusePreRelease } from "./migrate.ts";
export { retryOnConflict } from "./retry-on-conflict.ts";
export { appRole, jobsRole, urlAs } from "./roles.ts";
export { sqlTexts } from "./sql-texts.ts";
export {
  type Change,
  change,
  declaredStatements,
  type NoParams,
  type Statement,
  statement,
} from "./statement.ts";
export type { ReadingTx, Tx } from "./tx.ts";
export { type DatabaseFault, openWriteWatch, type WriteWatch } from "./write-watch.ts";
