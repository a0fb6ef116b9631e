import { change, statement } from "../../platform/db/index.ts";

export type ShiftNoteRow = { text: string; written_by: string; written_at: Date };

export const selectShiftNote = statement<{ venueId: number }, ShiftNoteRow>(
  "find shift note",
  "select text, written_by, written_at from shift_notes where venue_id = $venueId",
);

export const upsertShiftNote = change<{ venueId: number; text: string; writtenBy: string; writtenAt: Date }>(
  "write shift note",
  `insert into shift_notes (venue_id, text, written_by, written_at) values ($venueId, $text, $writtenBy, $writtenAt)
   on conflict (venue_id) do update
     set text = excluded.text, written_by = excluded.written_by, written_at = excluded.written_at`,
);

export const setShiftNoteText = change<{ venueId: number; text: string }>(
  "set text of shift note",
  "update shift_notes set text = $text where venue_id = $venueId",
);

export const deleteShiftNote = change<{ venueId: number }>(
  "delete shift note",
  "delete from shift_notes where venue_id = $venueId",
);
