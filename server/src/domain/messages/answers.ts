import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { countAssistantByHour, findAnyAnswer } from "./answers.queries.ts";

/** The assistant's final answers since then, by hour of the time zone. */
export const countAnswersByHour = (at: ReadingAtVenue, since: Date, timezone: string) =>
  at.tx.rows(countAssistantByHour, { venueId: at.venueId, since, timezone });

/** True once the assistant has answered a guest from the venue's knowledge. */
export async function hasAnswered(at: ReadingAtVenue): Promise<boolean> {
  return (await at.tx.row(findAnyAnswer, { venueId: at.venueId })).answered;
}
