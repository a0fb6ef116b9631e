import { refuse } from "../../platform/refusal.ts";

/** A place in a list that is ordered by an instant and a second key; opaque to whoever gets it. */
export function writeCursor(at: string, key: string): string {
  return Buffer.from(`${at} ${key}`).toString("base64url");
}

const shape = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) ([0-9a-f-]{1,36})$/;

/** The place that `writeCursor` wrote; nulls for the beginning. */
export function readCursor(cursor: string | undefined): [at: string | null, key: string | null] {
  if (cursor === undefined) return [null, null];
  const read = shape.exec(Buffer.from(cursor, "base64url").toString());
  if (!read?.[1] || !read[2])
    throw refuse("invalid_fields", [{ field: "cursor", message: "This is no cursor of this list" }]);
  return [read[1], read[2]];
}
