import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { selectGapTexts, selectTitles } from "./counted.queries.ts";
import { gapReasons } from "./read-figures.ts";

/** Texts of a period that are compared with each other. */
const maxTexts = 100;

/** Questions that no entry answered, with the conversations in which each was asked; most of them first. */
export const listGapTexts = (at: ReadingAtVenue, { from, to }: { from: string; to: string }) =>
  at.tx.rows(selectGapTexts, { venueId: at.venueId, from, to, reasons: gapReasons, limit: maxTexts });

/** The titles of entries in the newest answers that quoted them. */
export async function findTitles(
  at: ReadingAtVenue,
  scope: { from: string; to: string; live: string },
  entryIds: string[],
): Promise<Map<string, string>> {
  if (entryIds.length === 0) return new Map();
  const rows = await at.tx.rows(selectTitles, { venueIds: [at.venueId], ...scope, entryIds });
  return new Map(rows.map(({ entry_id, title }) => [entry_id, title]));
}
