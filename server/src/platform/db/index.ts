export { migrationFiles, migrationsFolder } from "./apply-migration.ts";
export { errorCode, isDatabaseAway, isForGood, openPool } from "./connections.ts";
export { migrate, migrationLock, mustBeReleased } from "./migrate.ts";
export { appRole, jobsRole, urlAs } from "./roles.ts";
export { declaredStatements, type NoParams, type Statement, statement } from "./statement.ts";
export { takingTurns } from "./taking-turns.ts";
export type { Tx } from "./tx.ts";
