import type { AtVenue } from "../../platform/at/index.ts";
import {
  type BookingRow,
  deleteSharedStays,
  eraseBookings,
  selectBookingsForUpdate,
} from "./erase.queries.ts";

export type { BookingRow };

/** Locks the bookings of these guests until the unit ends. */
export const lockBookingsOfGuests = (at: AtVenue, guestIds: string[]): Promise<BookingRow[]> =>
  at.tx.rows(selectBookingsForUpdate, { venueId: at.venueId, guestIds });

/**
 * Removes these guests from their bookings. A booking that is theirs alone loses its number and its id in other systems,
 * and keeps dates, rooms, status and numbers of people; returns their ids. In a shared one, the other guests stay.
 */
export async function eraseFromBookings(
  at: AtVenue,
  guestIds: string[],
  bookings: BookingRow[],
): Promise<string[]> {
  const { venueId } = at;
  const reservationIds = bookings
    .filter(({ is_theirs_alone }) => is_theirs_alone)
    .map(({ reservation_id }) => reservation_id);
  await at.tx.run(deleteSharedStays, { venueId, guestIds });
  await at.tx.run(eraseBookings, { venueId, reservationIds, activeAt: at.now });
  return reservationIds;
}
