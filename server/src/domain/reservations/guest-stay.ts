import { foldedNumber, isSurname } from "@bellhop/language/names";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { numberTerms } from "./add-reservation.ts";
import {
  type GuestStay,
  type GuestToReach,
  type GuestToVerify,
  selectGuestStay,
  selectGuestsToReach,
  selectGuestsToVerify,
  selectRoomOfGuest,
} from "./guest-stay.queries.ts";

export type { GuestToReach };

/**
 * The guest with this reservation number and surname, of a stay that has not ended; undefined if the two do not belong
 * together. `isSurname` says what counts as the surname of a name.
 */
export async function verifyGuest(
  at: ReadingAtVenue,
  { number, surname, today }: { number: string; surname: string; today: string },
): Promise<string | undefined> {
  const guests = await listGuestsToVerify(at, number, today);
  return guests.find(({ name, name_is_from_profile: isFromProfile }) =>
    isSurname(surname, name, { isFromProfile }),
  )?.guest_id;
}

/** Returns the id of the open reservation with this number, if any. */
export async function findOpenReservation(
  at: AtVenue,
  number: string,
  today: string,
): Promise<string | undefined> {
  return (await listGuestsToVerify(at, number, today))[0]?.reservation_id;
}

/** Finds any spelling of the number. Tries are counted by the same `foldedNumber`. */
async function listGuestsToVerify(
  at: ReadingAtVenue,
  number: string,
  today: string,
): Promise<GuestToVerify[]> {
  const folded = foldedNumber(number);
  if (folded === "") return [];
  const terms = [...new Set([folded, ...numberTerms(number).slice(-1)])];
  const guests = await at.tx.rows(selectGuestsToVerify, { venueId: at.venueId, terms, today });
  return guests.filter((one) => foldedNumber(one.reservation_number) === folded);
}

/** The guests of a reservation that has not ended, with their addresses. */
export const listGuestsToReach = (
  at: AtVenue,
  reservationId: string,
  today: string,
): Promise<GuestToReach[]> => at.tx.rows(selectGuestsToReach, { venueId: at.venueId, reservationId, today });

/** The guest's stay now, else the next one; undefined if there is none. */
export const findGuestStay = (
  at: ReadingAtVenue,
  guestId: string,
  today: string,
): Promise<GuestStay | undefined> => at.tx.maybeRow(selectGuestStay, { venueId: at.venueId, guestId, today });

/** The room of a guest's stay; undefined if it is unknown. */
export const findRoomOfGuest = async (at: AtVenue, guestId: string): Promise<string | undefined> =>
  (await at.tx.maybeRow(selectRoomOfGuest, { venueId: at.venueId, guestId }))?.room;
