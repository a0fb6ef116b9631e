export { migrationFiles, migrationsFolder } from "./apply-migration.ts";
export { errorCode, isDatabaseUnavailable, isPermanentFailure, openPool } from "./connections.ts";
export { firstKnown } from "./first-known.ts";
export { migrate, migrationLock, refusePreRelease } from "./migrate.ts";
export { retryOnConflict } from "./retry-on-conflict.ts";
export { appRole, jobsRole, urlAs } from "./roles.ts";
export { declaredStatements, type NoParams, type Statement, statement } from "./statement.ts";
export type { Tx } from "./tx.ts";
