import { createHash } from "node:crypto";
import type { WrittenEntry } from "./written-entry.ts";

/** The same for the same content, in whatever order its fields stand: what is remembered of an entry is remembered by it. */
export function entryHash(entry: WrittenEntry): string {
  return createHash("sha256").update(JSON.stringify(entry, inOrder)).digest("base64url");
}

function inOrder(_field: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
