// Finds meaning that a machine translation changed. Staff can approve a published sentence that differs; a translated
// message that differs is not shown at all.

export { type BrokenLock, findBrokenLocks, type LockKind } from "./find-broken-locks.ts";
