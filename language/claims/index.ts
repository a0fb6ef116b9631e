export { claimsKey, claimsOf, hasClaims, keepClaims, readerVersion } from "./claims-of.ts";
export type { About, Contradiction, Disagreement, Side } from "./contradiction.ts";
export { disagreesAbout } from "./disagrees-about.ts";
export { comparing, findContradictions } from "./find-contradictions.ts";
export { readEntry } from "./read-entry.ts";
export { settled } from "./settle.ts";
