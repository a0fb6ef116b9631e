import { refuseField } from "./refusal.ts";

/** A place in a list as it is given out: opaque to whoever gets it. */
export const toCursor = (place: string): string => Buffer.from(place).toString("base64url");

/** What the groups of `form` are in the place that `toCursor` wrote; null for the beginning. */
export function fromCursor(cursor: string | undefined, form: RegExp): string[] | null {
  if (cursor === undefined) return null;
  const found = form.exec(Buffer.from(cursor, "base64url").toString());
  if (found) return found.slice(1);
  throw ofAnotherList();
}

const ofAnotherList = () => refuseField("cursor", "cursor_invalid");

/** A place in a list that is ordered by an instant and a second key. */
export const writeCursor = (at: string, key: string): string => toCursor(`${at} ${key}`);

const instant = String.raw`[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z`;
const instantAnd = {
  id: new RegExp(`^(${instant}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`),
  seq: new RegExp(String.raw`^(${instant}) (\d{1,9})$`),
};

/** The place that `writeCursor` wrote, in a list whose second key is of that kind; nulls for the beginning. */
export function readCursor(
  cursor: string | undefined,
  kind: keyof typeof instantAnd,
): [at: string | null, key: string | null] {
  const [at = null, key = null] = fromCursor(cursor, instantAnd[kind]) ?? [];
  if (at !== null && !isRealDate(at)) throw ofAnotherList();
  return [at, key];
}

/** `Date` takes 31 February for 3 March; such a date is none. */
function isRealDate(at: string): boolean {
  const date = new Date(at);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 19) === at.slice(0, 19);
}

/** An instant of a row as cursors write it: to the microsecond, which a `Date` would lose. */
export function cursorAt(column: string): string {
  return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as cursor_at`;
}

/** The page that was asked for, out of one row more than fits on it, and the place where the next one begins. */
export function cutPage<Row extends { cursor_at: string }>(
  rows: Row[],
  limit: number,
  keyOf: (row: Row) => string | number,
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { shown, next: hasMore ? writeCursor(last.cursor_at, String(keyOf(last))) : null };
}

/** A place in a list whose items are numbered without a gap: how many stand before it. */
export function writePlace(place: number): string {
  return toCursor(String(place));
}

/** The place that `writePlace` or `cutAt` wrote; 0 for the beginning. */
export function readPlace(cursor: string | undefined): number {
  return Number(fromCursor(cursor, /^(\d{1,7})$/)?.[0] ?? 0);
}

/** The page from that place on, and the place where the next one begins. */
export function cutAt<Item>(all: readonly Item[], place: number, limit: number) {
  const end = place + limit;
  const next_cursor = end < all.length ? writePlace(end) : null;
  return { items: all.slice(place, end), next_cursor };
}
