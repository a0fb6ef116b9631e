import type { Stay } from "@bellhop/contract/conversations";
import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { insertReservation } from "./reservations.queries.ts";
import { termsOfNumber } from "./write-reservation-terms.ts";

/** Adds a booking, which is found by its number from then on, and answers its id. */
export async function addReservation(
  at: AtVenue,
  { reservation_number, status, checkin, checkout }: Omit<Stay, "room">,
): Promise<string> {
  const reservationId = newId();
  const values = [reservation_number, status, checkin, checkout, at.now, termsOfNumber(reservation_number)];
  await at.tx.run(insertReservation, [at.venueId, reservationId, ...values]);
  return reservationId;
}
