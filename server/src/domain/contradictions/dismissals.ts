import type { Contradiction } from "@bellhop/language/claims";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import {
  deleteDismissalRow,
  deleteOldDismissals,
  insertDismissalRow,
  selectDismissals,
  selectDismissed,
} from "./contradictions.queries.ts";

/** The dismissals among these contradictions. */
export const listDismissals = (at: ReadingAtVenue, contradictionIds: string[]) =>
  at.tx.rows(selectDismissals, { venueId: at.venueId, contradictionIds });

/** The ids of all dismissed contradictions. */
export async function listDismissed(at: ReadingAtVenue): Promise<ReadonlySet<string>> {
  const rows = await at.tx.rows(selectDismissed, { venueId: at.venueId });
  return new Set(rows.map(({ contradiction_id }) => contradiction_id));
}

export const insertDismissal = (
  at: AtVenue,
  { contradictionId, about, sides }: Contradiction,
  dismissedBy: string,
) =>
  at.tx.run(insertDismissalRow, {
    venueId: at.venueId,
    contradictionId,
    about,
    sidesSay: sides.map(({ title, value }) => `${title}: ${value}`),
    dismissedBy,
    dismissedAt: at.now,
  });

export const deleteDismissal = (at: AtVenue, contradictionId: string) =>
  at.tx.run(deleteDismissalRow, { venueId: at.venueId, contradictionId });

/** Deletes earlier dismissals of contradictions that were not found anymore. */
export const sweepDismissals = (at: AtVenue, foundIds: string[], dismissedBefore: Date) =>
  at.tx.run(deleteOldDismissals, { venueId: at.venueId, foundIds, dismissedBefore });
