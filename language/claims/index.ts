// Reads claims from entries and finds contradictions between them. The rules for prose are frozen: do not add more
// (docs/decisions/0026). The hotels in fixtures/sealed are for measuring only, never for tuning.

export { findContradictions, findContradictionsInSteps } from "./comparing/find-contradictions.ts";
export { findDisagreement } from "./comparing/find-disagreement.ts";
export type { About, Contradiction, Disagreement, Place, Side } from "./contradiction.ts";
export { cacheClaims, claimsKey, claimsOf, hasCachedClaims, readerVersion } from "./reading/cached-claims.ts";
export { readEntry } from "./reading/read-entry.ts";
export type { LeftText } from "./resolving/other-places.ts";
export { previewResolution, resolve } from "./resolving/resolve.ts";
export type { MadeSentence } from "./resolving/sentences-made.ts";
