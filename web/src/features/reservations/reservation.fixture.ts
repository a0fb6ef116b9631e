import type { Reservation } from "@bellhop/contract/reservations";

const numbered = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, "0")}`;

/** A confirmed stay of one guest. */
export function aReservation(number: number, overrides: Partial<Reservation> = {}): Reservation {
  return {
    reservation_id: numbered(number),
    reservation_number: `R-${number}`,
    status: "confirmed",
    checkin: "2026-11-21",
    checkout: "2026-11-24",
    arrival_time: null,
    adults: null,
    children: null,
    room_type: "",
    rooms: [],
    guests: [],
    source: "staff",
    external_id: null,
    created_at: "2026-11-01T10:00:00.000Z",
    active_at: "2026-11-01T10:00:00.000Z",
    ...overrides,
  };
}
