// Finds meaning that a machine translation changed.

export { type BrokenLock, findBrokenLocks, type LockKind } from "./find-broken-locks.ts";
