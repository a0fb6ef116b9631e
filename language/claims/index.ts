// Reads claims from entries and finds contradictions between them. The rules for prose are frozen: do not add more
// (docs/decisions/0026). The hotels in fixtures/sealed are for measuring only, never for tuning.
export { claimsKey, claimsOf, hasClaims, keepClaims, readerVersion } from "./claims-of.ts";
export type { Contradiction, Disagreement, Side } from "./contradiction.ts";
export { disagreesAbout } from "./disagrees-about.ts";
export { comparing, findContradictions } from "./find-contradictions.ts";
export { readEntry } from "./read-entry.ts";
export { settled } from "./settle.ts";
