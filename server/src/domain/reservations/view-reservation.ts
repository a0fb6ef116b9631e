import type { Reservation } from "@bellhop/contract/reservations";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import {
  type ReservationView,
  selectReservationsOfGuest,
  selectReservationViews,
} from "./list-reservations.queries.ts";

const shownOfGuest = 20;

export function toReservation({ created_at, active_at, ...row }: ReservationView): Reservation {
  return {
    ...row,
    rooms: [...new Set(row.guests.map((guest) => guest.room).filter((room) => room !== ""))],
    created_at: created_at.toISOString(),
    active_at: active_at.toISOString(),
  };
}

/** The reservation as browsers see it; refused if there is none with this id. */
export async function viewReservation(at: ReadingAtVenue, reservationId: string): Promise<Reservation> {
  const [view] = await viewReservations(at, [reservationId]);
  if (!view) throw refuse("not_found");
  return view;
}

/** Leaves out missing ones; most recently changed first. */
export async function viewReservations(at: ReadingAtVenue, reservationIds: string[]): Promise<Reservation[]> {
  const rows = await at.tx.rows(selectReservationViews, { venueId: at.venueId, reservationIds });
  return rows.map(toReservation);
}

/** The guest's stays, and those of guests merged into them, the latest first. */
export async function listReservationsOfGuest(at: ReadingAtVenue, guestId: string): Promise<Reservation[]> {
  const params = { venueId: at.venueId, guestId, limit: shownOfGuest };
  return (await at.tx.rows(selectReservationsOfGuest, params)).map(toReservation);
}

/** Like `listReservationsOfGuest`, without a limit. */
export async function listAllReservationsOfGuest(
  at: ReadingAtVenue,
  guestId: string,
): Promise<Reservation[]> {
  const params = { venueId: at.venueId, guestId, limit: null };
  return (await at.tx.rows(selectReservationsOfGuest, params)).map(toReservation);
}

const ahead: Reservation["status"][] = ["inquiry", "pending", "confirmed", "checked_in"];

/** The current stay, else the next one. */
export const findNextStay = (stays: Reservation[], today: string): Reservation | undefined =>
  stays
    .filter(({ status, checkout }) => ahead.includes(status) && checkout >= today)
    .sort((one, other) => one.checkin.localeCompare(other.checkin))[0];

/** Dashboards read these reservations again; null: too many to list. */
export function broadcastReservations(at: AtVenue, reservationIds: string[] | null) {
  at.broadcast(Promise.resolve({ kind: "reservations", reservation_ids: reservationIds }));
}
