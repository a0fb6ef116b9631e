export { migrationFiles } from "./apply-migration.ts";
export { errorCode, isDatabaseAway, isRefusedByDatabase, openPool } from "./connections.ts";
export { migrate, migrationLock } from "./migrate.ts";
export { appRole, jobsRole, urlAs } from "./roles.ts";
export { declaredStatements, type Statement, statement } from "./statement.ts";
export type { Tx } from "./tx.ts";
