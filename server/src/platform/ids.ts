import { randomUUID } from "node:crypto";

/** A new UUIDv7: unique without asking anybody, and sorting by the millisecond it was made in. */
export function newId(): string {
  const time = Date.now().toString(16).padStart(12, "0");
  // Version and variant stand in the same places as in a random UUID, whose bits come from a pool.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
