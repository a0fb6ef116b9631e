export type { OtherText } from "./claim.ts";
export type { Contradiction, Disagreement, Place, Side } from "./contradiction.ts";
export {
  deleteDismissal,
  insertDismissal,
  listDismissals,
  listDismissed,
  sweepDismissals,
} from "./contradictions.queries.ts";
export { disagreesAbout } from "./disagrees-about.ts";
export { comparing, findContradictions } from "./find-contradictions.ts";
export { readClaimsOnce } from "./read-claims-once.ts";
export { settled } from "./settle.ts";
export { viewContradiction } from "./views.ts";
