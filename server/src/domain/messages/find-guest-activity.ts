import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { selectGuestActivity } from "./find-guest-activity.queries.ts";

/** How regularly guests wrote on a channel since `from`. */
export async function findGuestActivity(at: ReadingAtVenue, channelId: string, from: Date) {
  const found = await at.tx.row(selectGuestActivity, { venueId: at.venueId, channelId, from });
  return {
    messages: found.count,
    days: found.days,
    lastAt: found.last_at,
    longestGapMs: found.longest_gap_seconds * 1000,
    deliveredSince: found.delivered_since,
  };
}
