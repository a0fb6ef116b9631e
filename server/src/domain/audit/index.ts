export { csvHead, csvLines } from "./csv.ts";
export { eraseFromAudit } from "./erase.ts";
export { type Scope, streamEntries, viewAudit } from "./list-audit.ts";
export { type Actor, type Change, recordChange } from "./record-change.ts";
export { sweepOperatorAudit, sweepVenueAudit } from "./sweep-audit.ts";
