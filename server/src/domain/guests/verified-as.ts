import type { AtVenue } from "../../platform/at/index.ts";
import { findGuest } from "./guests.ts";
import { resetVerifiedAs, updateVerifiedAs } from "./person.queries.ts";

/**
 * Records that a visitor of the guest page is this guest, so that both count as one person. False if staff decided
 * otherwise. Refused if the guest was deleted. Lock both guests first.
 */
export async function setVerifiedAs(at: AtVenue, visitorId: string, guestId: string): Promise<boolean> {
  await findGuest(at, guestId);
  return (await at.tx.maybeRow(updateVerifiedAs, { venueId: at.venueId, visitorId, guestId })) !== undefined;
}

/** Staff keep these guests apart: removes `verified_as` between them. */
export const unsetVerifiedAs = (at: AtVenue, guestId: string, otherGuestId: string) =>
  at.tx.run(resetVerifiedAs, { venueId: at.venueId, guestId, otherGuestId });
