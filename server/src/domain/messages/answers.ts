import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { countAssistantByHour, findAnyAnswer } from "./answers.queries.ts";

/** How many final answers the assistant gave since midnight, for each hour of the day. As in statistics, without the simulator. */
export async function countAnswersByHour(
  at: ReadingAtVenue,
  { midnight, timezone }: { midnight: Date; timezone: string },
): Promise<number[]> {
  const rows = await at.tx.rows(countAssistantByHour, { venueId: at.venueId, since: midnight, timezone });
  const counts = new Map(rows.map(({ hour, answered }) => [hour, answered]));
  return Array.from({ length: 24 }, (_, hour) => counts.get(hour) ?? 0);
}

/** True once the assistant has answered a guest from the venue's knowledge. */
export async function hasAnswered(at: ReadingAtVenue): Promise<boolean> {
  return (await at.tx.row(findAnyAnswer, { venueId: at.venueId })).answered;
}
