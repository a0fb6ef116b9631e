// Finds meaning that a machine translation changed. Published sentences are compared with findBrokenLocks: staff can
// approve what differs. Texts of a conversation are compared with hasSameFigures, which is stricter: what differs is not
// shown at all.

export { type BrokenLock, findBrokenLocks, type LockKind } from "./find-broken-locks.ts";
export { hasSameFigures } from "./same-figures.ts";
