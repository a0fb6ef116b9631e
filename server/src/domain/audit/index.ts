export { csvHead, csvLines } from "./as-csv.ts";
export { everyEntry, type Scope, viewAudit } from "./list-audit.ts";
export { type By, noteChange } from "./note-change.ts";
