export {
  deleteDismissal,
  insertDismissal,
  listDismissals,
  listDismissed,
  sweepDismissals,
} from "./dismissals.ts";
export { type KnowledgeCheck, type KnowledgeChecks, openKnowledgeChecks } from "./knowledge-checks.ts";
export { readClaimsOnce } from "./read-claims-once.ts";
export { type Made, viewContradiction } from "./view-contradiction.ts";
