import * as z from "zod/mini";
import { call } from "./call.ts";
import { reservationStatus } from "./conversations.ts";
import { invalid } from "./field-problems.ts";
import { limits } from "./limits.ts";
import {
  email,
  id,
  instant,
  language,
  listOf,
  localDate,
  name,
  page,
  phone,
  searchWords,
  timeOfDay,
} from "./values.ts";

export type ReservationStatus = z.infer<typeof reservationStatus>;

/**
 * The steps that staff may take. Each has its way back, so that each can be undone. Imports set any status: the hotel's
 * other system decides.
 */
export const nextStatuses: Record<ReservationStatus, readonly ReservationStatus[]> = {
  inquiry: ["pending", "confirmed", "cancelled"],
  pending: ["confirmed", "cancelled", "inquiry"],
  confirmed: ["checked_in", "cancelled", "no_show", "pending", "inquiry"],
  checked_in: ["checked_out", "confirmed", "no_show"],
  checked_out: ["checked_in"],
  cancelled: ["confirmed", "pending", "inquiry"],
  no_show: ["checked_in", "confirmed"],
};

export const reservationNumber = name(limits.reservationNumberCharacters).check(
  z.minLength(1, invalid("reservation_number_missing")),
);
export const room = name(limits.roomCharacters);
const people = z.int().check(z.gte(0), z.lte(limits.maxReservationPeople));

/** A guest in a room. Several guests may share a room, and a guest may have several. */
export const reservationGuest = z.object({
  guest_id: id,
  name: z.string(),
  /** Their data was deleted, and the name with it. */
  deleted: z.boolean(),
  phone: z.nullable(z.string()),
  language: z.nullable(language),
  room: z.string(),
  /** Set if this guest has this room on other dates than those of the reservation. */
  room_from: z.optional(localDate),
  room_until: z.optional(localDate),
  conversation_id: z.nullable(id),
});
export type ReservationGuest = z.infer<typeof reservationGuest>;

export const reservation = z.object({
  reservation_id: id,
  reservation_number: z.string(),
  status: reservationStatus,
  checkin: localDate,
  checkout: localDate,
  /** Expected time of arrival, at the venue. */
  arrival_time: z.nullable(timeOfDay),
  adults: z.nullable(z.int()),
  children: z.nullable(z.int()),
  room_type: z.string(),
  rooms: z.array(z.string()),
  guests: z.array(reservationGuest),
  /** `staff`, or the name of the system that it was imported from. */
  source: z.string(),
  /** Its id in that system. */
  external_id: z.nullable(z.string()),
  created_at: instant,
  /** When it last changed; the sort key. */
  active_at: instant,
});
export type Reservation = z.infer<typeof reservation>;

export const listReservations = call("POST /api/get_reservations", {
  summary: "Lists the venue's reservations with rooms and guests, most recently changed first.",
  input: z.object({
    status: z.optional(z.array(reservationStatus).check(z.minLength(1), z.maxLength(7))),
    /** Bookings that overlap these dates. */
    from: z.optional(localDate),
    to: z.optional(localDate),
    arrival: z.optional(localDate),
    departure: z.optional(localDate),
    /** By the venue's date. */
    today: z.optional(z.enum(["in_house", "arriving", "leaving"])),
    /** Prefixes of the number, or of guests' names and phones. */
    search: z.optional(searchWords),
    ...page,
  }),
  output: listOf(reservation),
  role: "staff",
  scope: "venue",
  access: "reads",
});

export const readReservation = call("POST /api/get_reservation", {
  summary: "Returns one reservation.",
  input: z.object({ reservation_id: id }),
  output: reservation,
  role: "staff",
  scope: "venue",
  access: "reads",
  refuses: ["not_found"],
});

/** The fields of a reservation that staff edit. */
export const reservationFields = z.strictObject({
  reservation_number: reservationNumber,
  checkin: localDate,
  checkout: localDate,
  arrival_time: z.nullable(timeOfDay),
  adults: z.nullable(people),
  children: z.nullable(people),
  room_type: name(limits.roomTypeCharacters),
});
export type ReservationFields = z.infer<typeof reservationFields>;

const changes = {
  output: reservation,
  role: "staff",
  scope: "venue",
  access: "changes",
  audit: "noted",
} as const;

export const changeReservation = call("POST /api/update_reservation", {
  summary:
    "Changes fields of a reservation. `was` has the values that the sender saw: a field that someone else has changed since is refused (409), and named in `errors`. Other fields are merged.",
  input: z.strictObject({
    reservation_id: id,
    fields: z.partial(reservationFields),
    was: z.optional(z.partial(reservationFields)),
  }),
  ...changes,
  refuses: ["not_found", "wrong_state"],
});

export const setReservationStatus = call("POST /api/set_reservation_status", {
  summary:
    "Moves a reservation to another status, also back. `was` is the status that the sender saw. Refused (409) if it has changed since, or if there is no such step.",
  input: z.strictObject({
    reservation_id: id,
    status: reservationStatus,
    was: z.optional(reservationStatus),
  }),
  ...changes,
  refuses: ["not_found", "wrong_state", "not_possible_now"],
});

export const moveRoom = call("POST /api/move_room", {
  summary:
    "Moves a guest of a reservation to another room. Refused (409) if the guest is no longer in `room`.",
  input: z.strictObject({ reservation_id: id, guest_id: id, room, new_room: room }),
  ...changes,
  refuses: ["not_found", "wrong_state"],
});

export const addReservationGuest = call("POST /api/add_reservation_guest", {
  summary:
    "Adds a guest and a room to a reservation: a known guest by id, or another one by name. A guest with this phone is that guest.",
  input: z.strictObject({
    reservation_id: id,
    guest: z.union([
      z.strictObject({ guest_id: id }),
      z.strictObject({
        name: name(limits.guestNameCharacters).check(z.minLength(1, invalid("name_missing"))),
        phone: z.optional(phone),
        email: z.optional(email),
        language: z.optional(language),
      }),
    ]),
    room: z._default(room, ""),
  }),
  ...changes,
  refuses: ["not_found"],
});

export const removeReservationGuest = call("POST /api/remove_reservation_guest", {
  summary:
    "Removes a guest from a room of a reservation. The last one can't be removed. The guest stays known.",
  input: z.strictObject({ reservation_id: id, guest_id: id, room }),
  ...changes,
  refuses: ["not_found", "wrong_state", "not_possible_now"],
});

export const suggestReservations = call("POST /api/suggest_reservations", {
  summary:
    "Lists reservations that a guest who wrote without one may belong to, the likeliest first: current or coming soon, with a similar name. `match_guests` takes one.",
  input: z.object({ guest_id: id }),
  output: z.object({
    items: z.array(
      z.object({
        reservation,
        /** The guest of the reservation who may be the same person. */
        guest_id: id,
        /** From 0 to 1. */
        similarity: z.number(),
      }),
    ),
  }),
  role: "staff",
  scope: "venue",
  access: "reads",
  refuses: ["not_found"],
});
