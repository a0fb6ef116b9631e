import { type Contradiction, findContradictions, listDismissals } from "../domain/contradictions/index.ts";
import { listWritten } from "../domain/entries/index.ts";
import { findVenue, settingsOf } from "../domain/venues/index.ts";
import type { AtVenue } from "../platform/at/index.ts";

/** A contradiction, and who said that both sides are right; null while it is open. */
export type HeldContradiction = Contradiction & { dismissedBy: string | null };

/** Where what the venue has written, as it stands now, contradicts itself; the dismissed ones too. */
export async function contradictionsOf(at: AtVenue): Promise<HeldContradiction[]> {
  const [venue, rows, dismissals] = await Promise.all([
    at.tx.row(findVenue, [at.venueId]),
    listWritten(at),
    at.tx.rows(listDismissals, [at.venueId]),
  ]);
  const { greeting } = settingsOf(venue).assistant;
  const language = venue.default_language;
  const dismissedBy = new Map(dismissals.map((row) => [row.contradiction_id, row.dismissed_by]));
  return findContradictions(
    rows.map((row) => row.entry),
    greeting ? [{ name: "greeting", title: "The assistant's greeting", language, text: greeting }] : [],
    { defaultLanguage: language, currency: venue.currency },
  ).map((found) => ({ ...found, dismissedBy: dismissedBy.get(found.contradictionId) ?? null }));
}

/** The contradictions that somebody has yet to decide. */
export async function openContradictions(at: AtVenue): Promise<HeldContradiction[]> {
  return (await contradictionsOf(at)).filter(({ dismissedBy }) => dismissedBy === null);
}
