import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { countAnswersByHour } from "../messages/index.ts";
import { countHandOversSince } from "../questions/index.ts";

/** The assistant's final answers since midnight, in total and by hour of the time zone, and its hand-overs. */
export async function viewAssistantDay(
  at: ReadingAtVenue,
  { midnight, timezone }: { midnight: Date; timezone: string },
) {
  const [rows, handed_over] = await Promise.all([
    countAnswersByHour(at, midnight, timezone),
    countHandOversSince(at, midnight),
  ]);
  const by_hour = Array.from(
    { length: 24 },
    (_, hour) => rows.find((row) => row.hour === hour)?.answered ?? 0,
  );
  return { answered: by_hour.reduce((sum, count) => sum + count, 0), handed_over, by_hour };
}
