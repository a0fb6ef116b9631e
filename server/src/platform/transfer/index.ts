export { exportDatabase } from "./export-database.ts";
export { checkExport, importDatabase } from "./import-database.ts";
