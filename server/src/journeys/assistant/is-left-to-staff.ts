import { findGuest } from "../../domain/guests/index.ts";
import { isGuestInHouse } from "../../domain/reservations/index.ts";
import { findVenueDay, settingsOf, type Venue } from "../../domain/venues/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";

type Visitor = {
  /** By a code inside the house. */
  isInHouse: boolean;
  verifiedGuestId: string | null | undefined;
  /** Undefined before the first message. */
  guestId: string | undefined;
};

/**
 * True if the assistant does not answer this visitor of the guest page: the venue has switched that off for people who
 * opened the page outside the house and have not shown a booking.
 */
export async function isLeftToStaff(
  at: ReadingAtVenue,
  venue: Venue,
  { isInHouse, verifiedGuestId, guestId }: Visitor,
): Promise<boolean> {
  if (settingsOf(venue).public.assistant_for_visitors || isInHouse || verifiedGuestId) return false;
  if (!guestId) return true;
  // Staff may have matched the visitor with a booking, or merged them with a guest who has one.
  const [{ today }, guest] = await Promise.all([findVenueDay(at), findGuest(at, guestId)]);
  return !(await isGuestInHouse(at, { guestId: guest.merged_into ?? guestId, today }));
}
