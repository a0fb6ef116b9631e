import type { ImportFormat } from "@bellhop/contract/reservation-imports";
import { change, statement } from "../../platform/db/index.ts";
import { mentions } from "../../platform/traces.ts";

export const selectImportIds = statement<{ venueId: number }, { import_id: string }>(
  "list import ids",
  "select import_id from reservation_imports where venue_id = $venueId order by import_id",
);

type OfImport = { venueId: number; importId: string };

export const deleteImportRowsThatMention = change<OfImport & { words: string[] }>(
  "delete import rows that mention",
  `delete from reservation_import_rows where venue_id = $venueId and import_id = $importId
     and (${mentions("parsed::text")} or ${mentions("coalesce(effect::text, '')")} or ${mentions("problems::text")}
       or ${mentions("changes::text")})`,
);

/** `bytes` is null once it is applied. */
export const lockImportBytes = change<
  OfImport,
  { bytes: Buffer | null; state: string; kind: string; source: string; format: ImportFormat | null }
>(
  "lock import bytes",
  `select bytes, state, kind, source, format from reservation_imports
   where venue_id = $venueId and import_id = $importId for update`,
);

export const setImportNames = change<OfImport & { source: string; format: ImportFormat | null }>(
  "set import names",
  `update reservation_imports set source = $source, format = $format
   where venue_id = $venueId and import_id = $importId`,
);

export const setImportBytes = change<OfImport & { bytes: Buffer | null }>(
  "set import bytes",
  "update reservation_imports set bytes = $bytes where venue_id = $venueId and import_id = $importId",
);

export type ExportedImportRow = { source: string; asked_at: Date; line: number; row: unknown };

export const selectImportRowsOf = statement<{ venueId: number; guestIds: string[] }, ExportedImportRow>(
  "export import rows of guests",
  `select i.source, i.asked_at, r.line, r.parsed as row
   from reservation_import_rows r
   join reservation_imports i on i.venue_id = r.venue_id and i.import_id = r.import_id
   where r.venue_id = $venueId and r.guest_id = any ($guestIds::uuid[])
   order by i.asked_at, r.import_id, r.row_number`,
);

/** Counts of an import stay in its own row. */
export const deleteImportRowsOf = change<{
  venueId: number;
  guestIds: string[];
  reservationIds: string[];
}>(
  "delete import rows of guests",
  `delete from reservation_import_rows where venue_id = $venueId
     and (guest_id = any ($guestIds::uuid[]) or reservation_id = any ($reservationIds::uuid[]))`,
);
