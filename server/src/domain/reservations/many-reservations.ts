import type { AtVenue } from "../../platform/at/index.ts";
import { numberTerms } from "./add-reservation.ts";
import {
  deleteReservations,
  deleteStays,
  forgetFeed,
  insertReservations,
  insertStays,
  type ListedReservation,
  lockReservationsToMatch,
  lockStaysToMatch,
  type MatchKeys,
  moveStayRows,
  type ReservationToMatch,
  type ReservationValues,
  type StayOfGuest,
  selectListedForUpdate,
  selectReservationsToMatch,
  selectStaysToMatch,
  selectTaken,
  selectVanishedForUpdate,
  touchReservations,
  updateCancelledBy,
  updateExternalIds,
  updateListedBy,
  updateReservations,
  updateVanished,
} from "./many-reservations.queries.ts";

export type { ListedReservation, ReservationToMatch, ReservationValues, StayOfGuest };

type Stay = { reservation_id: string; guest_id: string; room: string };
/** Null: those of the reservation. */
type OwnDates = { from_date: string | null; until_date: string | null };

/**
 * The reservations with these numbers, external ids (of `source`) or ids, and their stays. With `lock` they are locked
 * until the unit ends.
 */
export async function listReservationsToMatch(
  at: AtVenue,
  keys: Omit<MatchKeys, "venueId">,
  { lock }: { lock: boolean },
): Promise<{ reservations: ReservationToMatch[]; stays: StayOfGuest[] }> {
  const list = lock ? lockReservationsToMatch : selectReservationsToMatch;
  const reservations = await at.tx.rows(list, { venueId: at.venueId, ...keys });
  const reservationIds = reservations.map((one) => one.reservation_id);
  const listStays = lock ? lockStaysToMatch : selectStaysToMatch;
  return { reservations, stays: await at.tx.rows(listStays, { venueId: at.venueId, reservationIds }) };
}

type NewReservation = ReservationValues & { source: string; external_id: string | null };

export async function addReservations(at: AtVenue, reservations: readonly NewReservation[]) {
  if (reservations.length === 0) return;
  const params = { venueId: at.venueId, reservations: withTerms(reservations) };
  await at.tx.run(insertReservations, { ...params, createdAt: at.now });
}

export async function setReservations(at: AtVenue, reservations: readonly ReservationValues[]) {
  if (reservations.length === 0) return;
  const params = { venueId: at.venueId, reservations: withTerms(reservations) };
  await at.tx.run(updateReservations, { ...params, activeAt: at.now });
}

const withTerms = (reservations: readonly ReservationValues[]) =>
  JSON.stringify(reservations.map((one) => ({ ...one, terms: numberTerms(one.reservation_number) })));

/** Their guests or rooms have changed. */
export async function markManyActive(at: AtVenue, reservationIds: string[]) {
  if (reservationIds.length > 0)
    await at.tx.run(touchReservations, { venueId: at.venueId, reservationIds, activeAt: at.now });
}

export async function addStays(at: AtVenue, stays: readonly (Stay & OwnDates)[]) {
  if (stays.length > 0) await at.tx.run(insertStays, { venueId: at.venueId, stays: JSON.stringify(stays) });
}

export async function moveStays(at: AtVenue, stays: readonly (Stay & OwnDates & { new_room: string })[]) {
  if (stays.length > 0) await at.tx.run(moveStayRows, { venueId: at.venueId, stays: JSON.stringify(stays) });
}

export async function removeStays(at: AtVenue, stays: readonly Stay[]) {
  if (stays.length > 0) await at.tx.run(deleteStays, { venueId: at.venueId, stays: JSON.stringify(stays) });
}

/** Deletes reservations without guests; returns those that were. */
export async function removeEmptyReservations(at: AtVenue, reservationIds: string[]): Promise<Set<string>> {
  if (reservationIds.length === 0) return new Set();
  const rows = await at.tx.rows(deleteReservations, { venueId: at.venueId, reservationIds });
  return new Set(rows.map(({ reservation_id }) => reservation_id));
}

/** Locks what a calendar lists from a day on, and reservations of no calendar with these ids or numbers. */
export const lockListed = (
  at: AtVenue,
  listing: { feedId: string; from: string; source: string; externalIds: string[]; numbers: string[] },
) => at.tx.rows(selectListedForUpdate, { venueId: at.venueId, ...listing });

export const listTaken = (at: AtVenue, keys: { source: string; externalIds: string[]; numbers: string[] }) =>
  at.tx.rows(selectTaken, { venueId: at.venueId, ...keys });

/** The other system has given these reservations other ids. */
export async function setExternalIds(
  at: AtVenue,
  keys: readonly { reservation_id: string; external_id: string }[],
) {
  if (keys.length > 0)
    await at.tx.run(updateExternalIds, { venueId: at.venueId, keys: JSON.stringify(keys) });
}

/** A calendar cancelled them: if it lists them again, they are confirmed. */
export async function noteCancelledByFeed(at: AtVenue, reservationIds: string[]) {
  if (reservationIds.length > 0)
    await at.tx.run(updateCancelledBy, { venueId: at.venueId, reservationIds, at: at.now });
}

/** The calendar lists these reservations now. */
export async function noteListed(at: AtVenue, feedId: string, reservationIds: string[]) {
  if (reservationIds.length > 0)
    await at.tx.run(updateListedBy, { venueId: at.venueId, feedId, reservationIds });
}

/** Locks the reservations that a calendar lists no more and that have not begun; `cancelVanished` cancels them. */
export const lockVanished = (at: AtVenue, listed: { feedId: string; listedIds: string[]; today: string }) =>
  at.tx.rows(selectVanishedForUpdate, { venueId: at.venueId, ...listed });

export async function cancelVanished(at: AtVenue, reservationIds: string[]) {
  if (reservationIds.length > 0)
    await at.tx.run(updateVanished, { venueId: at.venueId, reservationIds, vanishedAt: at.now });
}

/** The reservations of a calendar stay when it is removed. */
export const releaseFeed = (at: AtVenue, feedId: string) =>
  at.tx.run(forgetFeed, { venueId: at.venueId, feedId });
