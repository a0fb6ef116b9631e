export { errorCode, isDatabaseAway, isRefusedByDatabase, openPool } from "./connections.ts";
export { migrate, migrationFiles, migrationLock } from "./migrate.ts";
export { appRole, jobsRole, urlAs } from "./roles.ts";
export { declaredStatements, type Statement, statement } from "./statement.ts";
export type { Tx } from "./tx.ts";
