import type { Stay } from "@bellhop/contract/conversations";
import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { termsOf } from "../../platform/search-terms.ts";
import { insertReservation } from "./reservations.queries.ts";

/** Adds a reservation and returns its id. Search finds it by its number, with or without dashes. */
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
    terms: termsOf(reservation_number, reservation_number.replace(/[^\p{L}\p{N}]+/gu, "")),
  });
  return reservationId;
}
