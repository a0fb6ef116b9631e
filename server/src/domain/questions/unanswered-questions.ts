import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import {
  countHandOvers,
  selectUnanswered,
  selectUnansweredTexts,
  setAnsweredQuestions,
} from "./hand-overs.queries.ts";

/** Questions that the assistant could not answer, with the number of guests who asked each. */
export const listUnanswered = (at: ReadingAtVenue, since: Date) =>
  at.tx.rows(selectUnanswered, { venueId: at.venueId, since });

const maxRechecked = 200;

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

/** How many questions the assistant has handed over since then. */
export const countHandOversSince = async (at: ReadingAtVenue, since: Date): Promise<number> =>
  (await at.tx.row(countHandOvers, { venueId: at.venueId, since })).handed_over;
