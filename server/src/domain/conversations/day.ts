import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { countAssistantByHour, findAnyAnswer } from "./day.queries.ts";
import { selectFailedMessages } from "./delivery.queries.ts";
import {
  countHandOvers,
  selectUnanswered,
  selectUnansweredTexts,
  setAnsweredQuestions,
} from "./hand-overs.queries.ts";

/** The newest messages since then that were not sent, or may not have been. */
export const listFailedMessages = (at: ReadingAtVenue, since: Date) =>
  at.tx.rows(selectFailedMessages, { venueId: at.venueId, since });

/** Questions that the assistant could not answer, with the number of guests who asked each. */
export const listUnanswered = (at: ReadingAtVenue, since: Date) =>
  at.tx.rows(selectUnanswered, { venueId: at.venueId, since });

const maxRechecked = 200;

/** The texts of such questions, the newest first. */
export async function listUnansweredTexts(at: ReadingAtVenue, since: Date): Promise<string[]> {
  const wanted = { venueId: at.venueId, since, limit: maxRechecked };
  return (await at.tx.rows(selectUnansweredTexts, wanted)).map(({ about }) => about);
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

/** The assistant's final answers since midnight, in total and by hour of the time zone, and its hand-overs. */
export async function viewAssistantDay(
  at: ReadingAtVenue,
  { midnight, timezone }: { midnight: Date; timezone: string },
) {
  const [rows, { handed_over }] = await Promise.all([
    at.tx.rows(countAssistantByHour, { venueId: at.venueId, since: midnight, timezone }),
    at.tx.row(countHandOvers, { venueId: at.venueId, since: midnight }),
  ]);
  const by_hour = Array.from(
    { length: 24 },
    (_, hour) => rows.find((row) => row.hour === hour)?.answered ?? 0,
  );
  return { answered: by_hour.reduce((sum, count) => sum + count, 0), handed_over, by_hour };
}

/** True once the assistant has answered a guest from the venue's knowledge. */
export async function hasAnswered(at: ReadingAtVenue): Promise<boolean> {
  return (await at.tx.row(findAnyAnswer, { venueId: at.venueId })).answered;
}
