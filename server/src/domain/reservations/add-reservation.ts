import type { Stay } from "@bellhop/contract/conversations";
import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { termsOf } from "../../platform/search-terms.ts";
import {
  insertReservation,
  insertReservationOnce,
  type StoredReservation,
  selectReservationByNumberForUpdate,
} from "./reservations.queries.ts";

export type NewReservation = Omit<Stay, "room"> & {
  arrival_time?: string | null;
  adults?: number | null;
  children?: number | null;
  room_type?: string;
  source?: string;
  external_id?: string | null;
};

/** Adds a reservation and returns its id. Search finds it by its number, with or without dashes. */
export async function addReservation(at: AtVenue, reservation: NewReservation): Promise<string> {
  const reservationId = newId();
  await at.tx.run(insertReservation, {
    venueId: at.venueId,
    reservationId,
    reservationNumber: reservation.reservation_number,
    status: reservation.status,
    checkin: reservation.checkin,
    checkout: reservation.checkout,
    arrivalTime: reservation.arrival_time ?? null,
    adults: reservation.adults ?? null,
    children: reservation.children ?? null,
    roomType: reservation.room_type ?? "",
    source: reservation.source ?? "staff",
    externalId: reservation.external_id ?? null,
    createdAt: at.now,
    terms: numberTerms(reservation.reservation_number),
  });
  return reservationId;
}

/** Locks the reservation with this number; adds it, confirmed, if there is none. Concurrent calls add one. */
export async function openReservation(
  at: AtVenue,
  {
    reservation_number,
    checkin,
    checkout,
  }: { reservation_number: string; checkin: string; checkout: string },
): Promise<{ stored: StoredReservation; isNew: boolean }> {
  const added = await at.tx.maybeRow(insertReservationOnce, {
    venueId: at.venueId,
    reservationId: newId(),
    reservationNumber: reservation_number,
    checkin,
    checkout,
    createdAt: at.now,
    terms: numberTerms(reservation_number),
  });
  const byNumber = { venueId: at.venueId, reservationNumber: reservation_number };
  const stored = await at.tx.maybeRow(selectReservationByNumberForUpdate, byNumber);
  // Its number was changed between the two statements.
  if (!stored) throw refuse("wrong_state");
  return { stored, isNew: added !== undefined };
}

export const numberTerms = (reservationNumber: string): string[] =>
  termsOf(reservationNumber, reservationNumber.replace(/[^\p{L}\p{N}]+/gu, ""));
