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
  await at.tx.run(insertReservation, {
    venueId: at.venueId,
    reservationId,
    reservationNumber: reservation_number,
    status,
    checkin,
    checkout,
    createdAt: at.now,
    terms: termsOfNumber(reservation_number),
  });
  return reservationId;
}
