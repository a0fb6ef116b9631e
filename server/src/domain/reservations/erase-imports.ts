import type { AtVenue } from "../../platform/at/index.ts";
import { searchWords, type Traces } from "../../platform/traces.ts";
import {
  deleteImportRowsThatMention,
  listImportIds,
  lockImportBytes,
  setImportBytes,
} from "./erase-imports.queries.ts";

export async function listImports(at: AtVenue): Promise<string[]> {
  return (await at.tx.rows(listImportIds, { venueId: at.venueId })).map(({ import_id }) => import_id);
}

/**
 * Deletes the rows of an import that are about a deleted guest. The file of one that was read is deleted too: no one can
 * tell in which spelling it names them. While it is read, their words are blanked in it.
 */
export async function eraseFromImport(at: AtVenue, importId: string, traces: Traces) {
  const { venueId } = at;
  const words = searchWords({ ...traces, ids: [] });
  await at.tx.run(deleteImportRowsThatMention, { venueId, importId, words });
  const { bytes, state } = await at.tx.row(lockImportBytes, { venueId, importId });
  if (bytes && state !== "reading") await at.tx.run(setImportBytes, { venueId, importId, bytes: null });
  else if (bytes && blank(bytes, words)) await at.tx.run(setImportBytes, { venueId, importId, bytes });
}

/** Writes X over each word, in all encodings that are imported. True if there was one. */
function blank(bytes: Buffer, words: string[]): boolean {
  let isFound = false;
  for (const word of words) {
    const utf16 = Buffer.from(word, "utf16le");
    const crosses = "X".repeat(word.length);
    const forms = [
      [Buffer.from(word), Buffer.alloc(Buffer.byteLength(word), "X")],
      [Buffer.from(word, "latin1"), Buffer.from(crosses)],
      [utf16, Buffer.from(crosses, "utf16le")],
      [Buffer.from(utf16).swap16(), Buffer.from(crosses, "utf16le").swap16()],
    ] as const;
    for (const [form, crossed] of forms)
      for (let at = bytes.indexOf(form); at >= 0; at = bytes.indexOf(form, at + form.length)) {
        crossed.copy(bytes, at);
        isFound = true;
      }
  }
  return isFound;
}
