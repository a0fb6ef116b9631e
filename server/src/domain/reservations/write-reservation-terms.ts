import type { AtVenue } from "../../platform/at/index.ts";
import { termsOf } from "../../platform/search-terms.ts";
import {
  areReservationsWithoutTerms,
  lockReservationsWithoutTerms,
  writeReservationTerms,
} from "./reservations.queries.ts";

/** What a booking is found by: a part of its number, and the number without its dashes. */
export function termsOfNumber(reservationNumber: string): string[] {
  return termsOf(reservationNumber, reservationNumber.replace(/[^\p{L}\p{N}]+/gu, ""));
}

/** Bookings that an older version wrote are found from then on, at most so many; answers how many there were. */
export async function writeMissingReservationTerms(at: AtVenue, most: number): Promise<number> {
  const bookings = await at.tx.rows(lockReservationsWithoutTerms, { venueId: at.venueId, limit: most });
  if (bookings.length === 0) return 0;
  const terms = bookings.flatMap(({ reservation_id, reservation_number }) =>
    termsOfNumber(reservation_number).map((term) => ({ reservation_id, term })),
  );
  await at.tx.run(writeReservationTerms, {
    venueId: at.venueId,
    reservationIds: bookings.map((booking) => booking.reservation_id),
    reservationIdOfEachTerm: terms.map((one) => one.reservation_id),
    terms: terms.map((one) => one.term),
    termsAt: at.now,
  });
  return bookings.length;
}

/** True where an older version wrote bookings that are not found yet. */
export async function lacksReservationTerms(at: AtVenue): Promise<boolean> {
  return (await at.tx.row(areReservationsWithoutTerms, { venueId: at.venueId })).some;
}
