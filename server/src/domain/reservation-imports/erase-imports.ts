import type { ImportFormat } from "@bellhop/contract/reservation-imports";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { isNamedAfter, searchWords, type Traces, withoutTraces } from "../../platform/traces.ts";
import {
  deleteImportRowsOf,
  deleteImportRowsThatMention,
  lockImportBytes,
  selectImportIds,
  selectImportRowsOf,
  setImportBytes,
  setImportNames,
} from "./erase-imports.queries.ts";
import { bytesInAllEncodings } from "./reading/index.ts";

/** Deletes the rows that are about these guests, or about these reservations. */
export const eraseImportRows = (at: AtVenue, guestIds: string[], reservationIds: string[]) =>
  at.tx.run(deleteImportRowsOf, { venueId: at.venueId, guestIds, reservationIds });

/** Rows of imports about these guests. */
export const listImportRowsOf = (at: ReadingAtVenue, guestIds: string[]) =>
  at.tx.rows(selectImportRowsOf, { venueId: at.venueId, guestIds });

export async function listImportIds(at: ReadingAtVenue): Promise<string[]> {
  return (await at.tx.rows(selectImportIds, { venueId: at.venueId })).map(({ import_id }) => import_id);
}

/**
 * Deletes the rows of an import that name a deleted guest. Its file is deleted too, because it may spell the name in any
 * way. While the file is being read, the guest's words are blanked in it instead.
 */
export async function eraseFromImport(at: AtVenue, importId: string, traces: Traces) {
  const { venueId } = at;
  const words = searchWords({ ...traces, ids: [] });
  await at.tx.run(deleteImportRowsThatMention, { venueId, importId, words });
  const { bytes, state, kind, source, format } = await at.tx.row(lockImportBytes, { venueId, importId });
  const remaining = {
    // Files may be named after guests.
    source: isNamedAfter(source, traces) ? kind : source,
    format: format && withoutGuest(format, traces),
  };
  if (JSON.stringify(remaining) !== JSON.stringify({ source, format }))
    await at.tx.run(setImportNames, { venueId, importId, ...remaining });
  if (bytes && state !== "reading") await at.tx.run(setImportBytes, { venueId, importId, bytes: null });
  else if (bytes && blank(bytes, words)) await at.tx.run(setImportBytes, { venueId, importId, bytes });
}

/** The first row of a file without headings has a guest. Samples have names, also in wrong letters. */
const withoutGuest = (format: ImportFormat, traces: Traces): ImportFormat =>
  format.kind === "ical"
    ? format
    : {
        ...withoutSamples(format),
        columns: format.columns.map((one) => ({ ...one, heading: withoutTraces(one.heading, traces) })),
      };

function withoutSamples<Format extends { encoding_samples?: unknown }>({
  encoding_samples: _,
  ...format
}: Format) {
  return format;
}

/** Writes X over each word, in all encodings in which files are read. True if there was one. */
function blank(bytes: Buffer, words: string[]): boolean {
  let isFound = false;
  for (const form of words.flatMap(bytesInAllEncodings)) {
    // Zero bytes stay: they show that a file is in UTF-16.
    const crossed = Buffer.from(form.map((byte) => (byte === 0 ? 0 : cross)));
    for (let at = bytes.indexOf(form); at >= 0; at = bytes.indexOf(form, at + form.length)) {
      crossed.copy(bytes, at);
      isFound = true;
    }
  }
  return isFound;
}

const cross = "X".charCodeAt(0);
