import * as z from "zod/mini";
import { call } from "./call.ts";
import { reservationStatus } from "./conversations.ts";
import { id, instant, language, listOf, localDate, page, searchWords } from "./values.ts";

export const reservation = z.object({
  reservation_id: id,
  reservation_number: z.string(),
  status: reservationStatus,
  checkin: localDate,
  checkout: localDate,
  rooms: z.array(z.string()),
  guests: z.array(
    z.object({
      guest_id: id,
      name: z.string(),
      phone: z.nullable(z.string()),
      language: z.nullable(language),
      room: z.string(),
      conversation_id: z.nullable(id),
    }),
  ),
  created_at: instant,
  /** Creation time, the sort key: bookings don't change yet. */
  active_at: instant,
});
export type Reservation = z.infer<typeof reservation>;

export const listReservations = call("POST /api/get_reservations", {
  says: "Lists the venue's reservations with rooms and guests, newest first.",
  input: z.object({
    status: z.optional(z.array(reservationStatus).check(z.minLength(1), z.maxLength(7))),
    /** Bookings that overlap these dates. */
    from: z.optional(localDate),
    to: z.optional(localDate),
    arrival: z.optional(localDate),
    /** By the venue's date. */
    today: z.optional(z.enum(["in_house", "arriving", "leaving"])),
    /** Prefixes of the number, or of guests' names and phones. */
    search: z.optional(searchWords),
    ...page,
  }),
  output: listOf(reservation),
  may: "staff",
  about: "venue",
  does: "reads",
});
