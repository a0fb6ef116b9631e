import type { AtVenue } from "../../platform/at/index.ts";
import { isNamedAfter, type Traces } from "../../platform/traces.ts";
import { selectImportSources, setImportSource } from "./erase.queries.ts";

/**
 * Renames imports whose file is named after a deleted guest to their kind. Returns their ids.
 */
export async function eraseFromImportNames(at: AtVenue, traces: Traces): Promise<string[]> {
  const { venueId } = at;
  const imports = await at.tx.rows(selectImportSources, { venueId });
  const named = imports.filter(({ source }) => isNamedAfter(source, traces));
  for (const { import_id: importId, kind } of named)
    await at.tx.run(setImportSource, { venueId, importId, source: kind });
  return named.map(({ import_id }) => import_id);
}
