import { refuseField } from "./refusal.ts";

export const encodeCursor = (place: string): string => Buffer.from(place).toString("base64url");

export function decodeCursor(cursor: string | undefined, form: RegExp): string[] | null {
  if (cursor === undefined) return null;
  const found = form.exec(Buffer.from(cursor, "base64url").toString());
  if (found) return found.slice(1);
  throw invalidCursor();
}

const invalidCursor = () => refuseField("cursor", "cursor_invalid");

export const encodeTimeCursor = (at: string, key: string): string => encodeCursor(`${at} ${key}`);

const instant = String.raw`[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z`;
const instantAnd = {
  id: new RegExp(`^(${instant}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`),
  rankedId: new RegExp(`^(${instant}) (\\d [0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`),
  seq: new RegExp(String.raw`^(${instant}) (\d{1,9})$`),
};

export function decodeTimeCursor(
  cursor: string | undefined,
  kind: keyof typeof instantAnd,
): [at: string | null, key: string | null] {
  const [at = null, key = null] = decodeCursor(cursor, instantAnd[kind]) ?? [];
  if (at !== null && !isRealDate(at)) throw invalidCursor();
  return [at, key];
}

/** `Date` reads 31 February as 3 March. */
function isRealDate(at: string): boolean {
  const date = new Date(at);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 19) === at.slice(0, 19);
}

/** SQL for a row's instant in microseconds, which a `Date` would lose. */
export function cursorAt(column: string): string {
  return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as cursor_at`;
}

/** Cuts one page from up to `limit + 1` rows. */
export function toPage<Row extends { cursor_at: string }>(
  rows: Row[],
  limit: number,
  keyOf: (row: Row) => string | number,
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { shown, next: hasMore ? encodeTimeCursor(last.cursor_at, String(keyOf(last))) : null };
}

export function encodeOffset(place: number): string {
  return encodeCursor(String(place));
}

export function decodeOffset(cursor: string | undefined): number {
  return Number(decodeCursor(cursor, /^(\d{1,7})$/)?.[0] ?? 0);
}

export function pageAtOffset<Item>(all: readonly Item[], place: number, limit: number) {
  const end = place + limit;
  const next_cursor = end < all.length ? encodeOffset(end) : null;
  return { items: all.slice(place, end), next_cursor };
}
