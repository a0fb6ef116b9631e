import { randomUUID } from "node:crypto";

/** A new UUIDv7, sortable by creation time in milliseconds. */
export function newId(): string {
  const time = Date.now().toString(16).padStart(12, "0");
  // Version and variant have the same position in a UUIDv4, whose random bits come from a pool.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
