import { change, statement } from "../../platform/db/index.ts";

export const selectImportSources = statement<
  { venueId: number },
  { import_id: string; kind: string; source: string }
>(
  "list import sources",
  "select import_id, kind, source from knowledge_imports where venue_id = $venueId order by import_id",
);

export const setImportSource = change<{ venueId: number; importId: string; source: string }>(
  "set import source",
  "update knowledge_imports set source = $source where venue_id = $venueId and import_id = $importId",
);
