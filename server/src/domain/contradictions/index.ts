export type { Contradiction, Disagreement, Side } from "./contradiction.ts";
export { deleteDismissal, insertDismissal, listDismissals } from "./contradictions.queries.ts";
export { disagreesAbout } from "./disagrees-about.ts";
export { findContradictions } from "./find-contradictions.ts";
export type { OtherText, ReadEntry } from "./read-entry.ts";
