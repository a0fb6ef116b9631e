import type { AtVenue } from "../../platform/at/index.ts";
import { findGuest } from "./guests.ts";
import { resetVerifiedAs, updateVerifiedAs } from "./person.queries.ts";

/**
 * A visitor of the guest page is this guest, so that what they write belongs to that person. False if staff have decided
 * otherwise. Refused if the guest was deleted. Lock both before.
 */
export async function setVerifiedAs(at: AtVenue, visitorId: string, guestId: string): Promise<boolean> {
  await findGuest(at, guestId);
  return (await at.tx.maybeRow(updateVerifiedAs, { venueId: at.venueId, visitorId, guestId })) !== undefined;
}

/** Of two guests whom staff keep apart, neither is the other one. */
export const unsetVerifiedAs = (at: AtVenue, guestId: string, otherGuestId: string) =>
  at.tx.run(resetVerifiedAs, { venueId: at.venueId, guestId, otherGuestId });
