import type { LiveEvent } from "@bellhop/contract/live";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { deleteShiftNote, selectShiftNote, upsertShiftNote } from "./shift-notes.queries.ts";

type ShiftNote = { text: string; by: string; at: string };

/** The note of the shift before; null if they wrote nothing. */
export async function findShiftNote(at: ReadingAtVenue): Promise<ShiftNote | null> {
  const row = await at.tx.maybeRow(selectShiftNote, { venueId: at.venueId });
  return row ? { text: row.text, by: row.written_by, at: row.written_at.toISOString() } : null;
}

/** Writes the note in place of the last one; an empty text removes it. */
export async function writeShiftNote(at: AtVenue, by: string, text: string) {
  const { venueId } = at;
  if (text === "") await at.tx.run(deleteShiftNote, { venueId });
  else await at.tx.run(upsertShiftNote, { venueId, text, writtenBy: by, writtenAt: at.now });
  at.broadcast({ kind: "shift_note" } satisfies LiveEvent);
}
