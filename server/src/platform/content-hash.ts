import { hash } from "node:crypto";

/** The same for the same content, in whatever order its fields stand: what is remembered of something is remembered by it. */
export function contentHash(value: object): string {
  return hash("sha256", JSON.stringify(value, inOrder), "base64url");
}

function inOrder(_field: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
