import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import {
  selectUnanswered,
  selectUnansweredHandOvers,
  selectUnansweredTexts,
  setAnsweredQuestions,
  setHandOversDismissed,
} from "./hand-overs.queries.ts";

/** Questions that the assistant could not answer, with the number of guests who asked each. */
export const listUnanswered = (at: ReadingAtVenue, since: Date, limit: number) =>
  at.tx.rows(selectUnanswered, { venueId: at.venueId, since, limit });

const maxRechecked = 1_000;

/** The texts of such questions, the newest first. */
export async function listUnansweredTexts(at: ReadingAtVenue, since: Date): Promise<string[]> {
  const params = { venueId: at.venueId, since, limit: maxRechecked };
  return (await at.tx.rows(selectUnansweredTexts, params)).map(({ about }) => about);
}

/** The version answers these questions, and no others. Returns whether that is new. */
export async function markAnsweredByVersion(
  at: AtVenue,
  since: Date,
  { texts, version }: { texts: string[]; version: number },
): Promise<boolean> {
  const changed = { venueId: at.venueId, since, abouts: texts, version };
  return (await at.tx.rows(setAnsweredQuestions, changed)).length > 0;
}

/** Questions since then that nothing answers, and that no one dismissed; newest first. */
export const listUnansweredHandOvers = (at: ReadingAtVenue, since: Date, limit: number) =>
  at.tx.rows(selectUnansweredHandOvers, { venueId: at.venueId, since, limit });

/** Dismisses questions, or takes that back (`by` is null). Returns those that exist. */
export async function dismissQuestions(
  at: AtVenue,
  handOverIds: string[],
  by: string | null,
): Promise<string[]> {
  const dismissed = { dismissedAt: by === null ? null : at.now, dismissedBy: by };
  const rows = await at.tx.rows(setHandOversDismissed, { venueId: at.venueId, handOverIds, ...dismissed });
  return rows.map(({ hand_over_id }) => hand_over_id);
}
