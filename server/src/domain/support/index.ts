import type { Reading, ReadingAtVenue } from "../../platform/at/index.ts";
import { countVenueRows, listTableSizes, selectServerVersion, type TableRows } from "./support.queries.ts";

/** PostgreSQL's version, such as 18.4. */
export async function findServerVersion(at: Reading): Promise<string> {
  const { version } = await at.tx.row(selectServerVersion);
  // A package of a Linux distribution adds its own name.
  return /^[\w.]+/.exec(version)?.[0] ?? "";
}

export const listRowsOfVenue = async (at: ReadingAtVenue): Promise<TableRows[]> =>
  rounded(await at.tx.rows(countVenueRows, { venueId: at.venueId }));

export const listRowsOfAll = async (at: Reading): Promise<TableRows[]> =>
  rounded(await at.tx.rows(listTableSizes));

const rounded = (tables: TableRows[]) => tables.map(({ table, rows }) => ({ table, rows: roundRows(rows) }));

/** Rounds up to one digit, at least to tens, so that no number reveals a single guest. */
export function roundRows(rows: number): number {
  if (rows <= 0) return 0;
  const digit = 10 ** Math.max(1, Math.floor(Math.log10(rows)));
  return Math.ceil(rows / digit) * digit;
}
