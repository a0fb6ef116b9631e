import type { Reservation } from "@bellhop/contract/reservations";
import { cursorAt } from "../../platform/cursor.ts";
import { type Statement, statement } from "../../platform/db/index.ts";
import { idsFoundBy } from "../../platform/search-terms.ts";

export type ReservationRow = Omit<Reservation, "rooms" | "created_at" | "active_at"> & {
  created_at: Date;
  active_at: Date;
  cursor_at: string;
};

/**
 * One page of the venue's bookings, newest activity first, with who sleeps where. Each way to narrow the list has a
 * statement of its own, so that an index serves it; what else is asked for filters what that finds.
 * Parameters: venue, cursor (2), limit, statuses, from, to, check-in, check-out, words.
 */
function listing(name: string, narrowed: string): Statement<ReservationRow> {
  return statement<ReservationRow>(
    name,
    `select page.*, ${cursorAt("page.active_at")}, people.guests from (
       select r.reservation_id, r.reservation_number, r.status, r.checkin, r.checkout, r.created_at, r.active_at
       from reservations r
       where r.venue_id = $1 and ${narrowed}
         and ($2::timestamptz is null or (r.active_at, r.reservation_id) < ($2::timestamptz, $3::uuid))
         and ($5::text[] is null or r.status = any ($5::text[]))
         and ($6::date is null or r.checkout >= $6::date) and ($7::date is null or r.checkin <= $7::date)
         and ($8::date is null or r.checkin = $8::date) and ($9::date is null or r.checkout = $9::date)
         -- Always true: where nothing is searched for, it alone tells the parameter's type.
         and ($10::text[] is null or cardinality($10::text[]) >= 0)
       order by r.active_at desc, r.reservation_id desc limit $4
     ) page, lateral (
       select coalesce(jsonb_agg(jsonb_build_object('guest_id', g.guest_id, 'name', g.name, 'phone', g.phone,
           'language', g.language, 'room', s.room, 'conversation_id', c.conversation_id) order by s.room, g.name), '[]') as guests
       from stays s
       join guests g on g.venue_id = s.venue_id and g.guest_id = s.guest_id
       left join conversations c on c.venue_id = g.venue_id and c.guest_id = g.guest_id
       where s.venue_id = $1 and s.reservation_id = page.reservation_id
     ) people
     order by page.active_at desc, page.reservation_id desc`,
  );
}

export const listReservationsBy = {
  activity: listing("list reservations", "true"),
  status: listing("list reservations by status", "r.status = ($5::text[])[1]"),
  checkin: listing("list reservations by check-in", "r.checkin = $8::date"),
  checkout: listing("list reservations by check-out", "r.checkout = $9::date"),
  search: listing(
    "list reservations found",
    `r.reservation_id in (
       ${idsFoundBy("reservation_terms", "reservation_id", "$10")}
       union
       select s.reservation_id from stays s
       where s.venue_id = $1 and s.guest_id in (${idsFoundBy("guest_terms", "guest_id", "$10")}))`,
  ),
};
