import type { AtVenue } from "../../platform/at/index.ts";
import { deleteOldLadders } from "./ladders.queries.ts";
import { deleteExpiredMutes, deleteMutesOfGuests } from "./people.queries.ts";

/** Notifications hold no words of guests: only mutes name one. Their alerts end with their conversations. */
export const eraseFromNotifications = (at: AtVenue, guestIds: string[]) =>
  at.tx.run(deleteMutesOfGuests, { venueId: at.venueId, guestIds });

/** Deletes what was settled before then, at most `limit` alerts with their notifications. Returns how many. */
export async function eraseOldNotifications(at: AtVenue, settledUntil: Date, limit: number): Promise<number> {
  await at.tx.run(deleteExpiredMutes, { venueId: at.venueId, until: settledUntil });
  return at.tx.run(deleteOldLadders, { venueId: at.venueId, settledUntil, limit });
}
