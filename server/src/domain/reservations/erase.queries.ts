import { change } from "../../platform/db/index.ts";

type Guests = { venueId: number; guestIds: string[] };

export type BookingRow = {
  reservation_id: string;
  reservation_number: string;
  source: string;
  external_id: string | null;
  /** No other guest belongs to it. */
  is_theirs_alone: boolean;
};

export const selectBookingsForUpdate = change<Guests, BookingRow>(
  "lock bookings of guests",
  `select r.reservation_id, r.reservation_number, r.source, r.external_id, not exists (
     select from stays o join guests g on g.venue_id = o.venue_id and g.guest_id = o.guest_id
     where o.venue_id = r.venue_id and o.reservation_id = r.reservation_id
       and o.guest_id <> all ($guestIds::uuid[]) and g.erased_at is null) as is_theirs_alone
   from reservations r where r.venue_id = $venueId and r.reservation_id in (
     select s.reservation_id from stays s where s.venue_id = $venueId and s.guest_id = any ($guestIds::uuid[]))
   order by r.reservation_id for update`,
);

/** Dates, status, rooms and numbers of people stay. Without their ids, calendars would seem to list them no more. */
export const eraseBookings = change<{ venueId: number; reservationIds: string[]; activeAt: Date }>(
  "erase bookings",
  `with terms as (
     delete from reservation_terms where venue_id = $venueId and reservation_id = any ($reservationIds::uuid[])
   )
   update reservations set reservation_number = 'deleted-' || right(reservation_id::text, 12), external_id = null,
     feed_id = null, first_message_due_at = null, active_at = $activeAt
   where venue_id = $venueId and reservation_id = any ($reservationIds::uuid[])`,
);

/** A stay without a name keeps its room occupied, unless another guest is in that room. */
export const deleteSharedStays = change<Guests>(
  "delete shared stays",
  `delete from stays s where s.venue_id = $venueId and s.guest_id = any ($guestIds::uuid[]) and exists (
     select from stays o join guests g on g.venue_id = o.venue_id and g.guest_id = o.guest_id
     where o.venue_id = s.venue_id and o.reservation_id = s.reservation_id and o.room = s.room
       and o.guest_id <> all ($guestIds::uuid[]) and g.erased_at is null)`,
);
