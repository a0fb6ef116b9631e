import type { InputOf, OutputOf } from "@bellhop/contract/call";
import { limits } from "@bellhop/contract/limits";
import type {
  ImportRow,
  listReservationImports,
  ReservationImport,
  readReservationImport,
} from "@bellhop/contract/reservation-imports";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { decodeOffset, decodeTimeCursor, encodeOffset, toPage } from "../../platform/cursor.ts";
import { refuse } from "../../platform/refusal.ts";
import { type StoredImport, selectImport, selectImports } from "./imports.queries.ts";
import { type RowView, selectRows } from "./rows.queries.ts";

/** A page of the venue's imports, newest first. */
export async function viewReservationImports(
  at: ReadingAtVenue,
  { cursor, limit = limits.pageItems }: InputOf<typeof listReservationImports>,
): Promise<OutputOf<typeof listReservationImports>> {
  const [cursorAt, cursorId] = decodeTimeCursor(cursor, "id");
  const page = { venueId: at.venueId, cursorAt, cursorId, limit: limit + 1 };
  const rows = await at.tx.rows(selectImports, page);
  const { shown, next } = toPage(rows, limit, (row) => row.import_id);
  return { items: shown.map(toImport), next_cursor: next };
}

/** An import with a page of its rows, in the file's order. While it is read, it has none. */
export async function viewReservationImport(
  at: ReadingAtVenue,
  { import_id, verdict, cursor, limit = limits.pageItems }: InputOf<typeof readReservationImport>,
): Promise<OutputOf<typeof readReservationImport>> {
  const stored = await findImport(at, import_id);
  const after = decodeOffset(cursor);
  const rows =
    stored.state === "reading" ? [] : await listRows(at, import_id, { verdict, after, limit: limit + 1 });
  const last = rows[limit - 1];
  return {
    import: toImport(stored),
    items: rows.slice(0, limit).map(toRow),
    next_cursor: rows.length > limit && last ? encodeOffset(last.row_number) : null,
  };
}

/** Refused if there is none. */
export async function findImport(at: ReadingAtVenue, importId: string): Promise<StoredImport> {
  const found = await at.tx.maybeRow(selectImport, { venueId: at.venueId, importId });
  if (!found) throw refuse("not_found");
  return found;
}

type RowQuery = { verdict?: ImportRow["verdict"] | undefined; after: number; limit: number };

export const listRows = (
  at: ReadingAtVenue,
  importId: string,
  { verdict, after, limit }: RowQuery,
): Promise<RowView[]> =>
  at.tx.rows(selectRows, { venueId: at.venueId, importId, verdict: verdict ?? null, after, limit });

export function toImport(row: StoredImport): ReservationImport {
  return {
    import_id: row.import_id,
    task_id: row.task_id,
    kind: row.kind,
    source: row.source,
    state: row.state,
    refusal: row.refusal,
    format: row.format,
    counts: row.counts,
    applied: row.applied,
    kept: row.kept,
    asked_by: row.asked_by,
    asked_at: row.asked_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

function toRow({ row_number, line, verdict, problems, parsed, changes }: RowView): ImportRow {
  const { reservation_number, guest_name, phone, room, status } = parsed;
  const checkin = parsed.room_from ?? parsed.checkin;
  const checkout = parsed.room_until ?? parsed.checkout;
  const shown = { reservation_number, guest_name, phone, checkin, checkout, room, status };
  return { row: row_number, line, verdict, problems, ...shown, changes };
}
