import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import {
  countStays,
  insertStayRow,
  removeStay,
  selectArrivals,
  selectDepartures,
  selectGuestIdsOfReservation,
  selectIsInHouse,
  selectStaysOfReservation,
  updateStayRoom,
} from "./reservations.queries.ts";

type Stay = { reservationId: string; guestId: string; room: string };

/** Puts a guest into a room of a reservation. Does nothing if they are in it. */
export const insertStay = (at: AtVenue, stay: Stay) =>
  at.tx.run(insertStayRow, { venueId: at.venueId, ...stay });

/** False if the guest is not in `room`. */
export async function moveStay(at: AtVenue, stay: Stay & { newRoom: string }): Promise<boolean> {
  return (await at.tx.maybeRow(updateStayRoom, { venueId: at.venueId, ...stay })) !== undefined;
}

/** False if the guest is not in `room`. */
export async function deleteStay(at: AtVenue, stay: Stay): Promise<boolean> {
  return (await at.tx.maybeRow(removeStay, { venueId: at.venueId, ...stay })) !== undefined;
}

export const listStays = (at: ReadingAtVenue, reservationId: string) =>
  at.tx.rows(selectStaysOfReservation, { venueId: at.venueId, reservationId });

/** Who has not come and not left yet on a day at the venue, and how many stays begin and end on it. */
export async function viewStays(at: ReadingAtVenue, { day, limit }: { day: string; limit: number }) {
  const { venueId } = at;
  const [arriving, leaving, counts] = await Promise.all([
    at.tx.rows(selectArrivals, { venueId, day, limit }),
    at.tx.rows(selectDepartures, { venueId, day, limit }),
    at.tx.row(countStays, { venueId, day }),
  ]);
  return { arriving, leaving, ...counts };
}

/**
 * Whether the guest is in the house on that day: checked in, or confirmed with an arrival before it. On the day of
 * arrival only the check-in counts.
 */
export async function isGuestInHouse(
  at: ReadingAtVenue,
  stay: { guestId: string; today: string },
): Promise<boolean> {
  return (await at.tx.row(selectIsInHouse, { venueId: at.venueId, ...stay })).is_in_house;
}

export const listGuestIdsOfReservation = (at: ReadingAtVenue, reservationNumber: string) =>
  at.tx.rows(selectGuestIdsOfReservation, { venueId: at.venueId, reservationNumber });
