import { firstKnown, statement } from "../../platform/db/index.ts";
import { personIds } from "../guests/index.ts";
import { roomOf } from "./fragments.ts";

const isOpen = "r.status in ('confirmed', 'pending', 'checked_in') and r.checkout >= $today::date";

export type GuestToVerify = {
  reservation_id: string;
  reservation_number: string;
  /** The guest, or the one they were merged into. */
  guest_id: string;
  /** The name on the booking. */
  name: string;
  name_is_from_profile: boolean;
};

/**
 * Guests of reservations that have not ended, by a term of their number. A term may be a part of longer numbers: the
 * shortest come first.
 */
export const selectGuestsToVerify = statement<
  { venueId: number; terms: string[]; today: string },
  GuestToVerify
>(
  "list guests to verify",
  `select r.reservation_id, r.reservation_number, ${firstKnown("g.merged_into", "g.guest_id")} as guest_id, g.name,
     g.name_is_from_profile
   from reservations r
   join stays s on s.venue_id = r.venue_id and s.reservation_id = r.reservation_id
   join guests g on g.venue_id = s.venue_id and g.guest_id = s.guest_id
   where r.venue_id = $venueId and r.reservation_id in (
       select t.reservation_id from reservation_terms t where t.venue_id = $venueId and t.term = any ($terms::text[]))
     and ${isOpen} and g.erased_at is null
   order by length(r.reservation_number), r.reservation_id, g.guest_id limit 100`,
);

export type GuestToReach = {
  guest_id: string;
  phone: string | null;
  email: string | null;
  language: string | null;
};

/** The guests of a reservation, while it has not ended. */
export const selectGuestsToReach = statement<
  { venueId: number; reservationId: string; today: string },
  GuestToReach
>(
  "list guests to reach",
  `select distinct g.guest_id, g.phone, g.email, g.language
   from reservations r
   join stays s on s.venue_id = r.venue_id and s.reservation_id = r.reservation_id
   join guests o on o.venue_id = s.venue_id and o.guest_id = s.guest_id
   join guests g on g.venue_id = o.venue_id
     and g.guest_id = case when o.merged_into is null then o.guest_id else o.merged_into end
   where r.venue_id = $venueId and r.reservation_id = $reservationId and ${isOpen} and g.erased_at is null
   order by g.guest_id`,
);

export type GuestStay = { checkin: string; checkout: string; room: string };

/** The guest's stay now, else the next one. */
export const selectGuestStay = statement<{ venueId: number; guestId: string; today: string }, GuestStay>(
  "find stay of guest",
  `select to_char(r.checkin, 'YYYY-MM-DD') as checkin, to_char(r.checkout, 'YYYY-MM-DD') as checkout, s.room
   from stays s join reservations r on r.venue_id = s.venue_id and r.reservation_id = s.reservation_id
   where s.venue_id = $venueId and ${isOpen} and s.guest_id in (${personIds("$venueId", "$guestId::uuid")})
   order by (r.status = 'checked_in') desc, r.checkin, r.reservation_id,
     -- The last day in one room is the first in the next. A room whose days lie inside another's counts on them.
     coalesce(s.until_date <= $today::date and s.until_date < r.checkout, false),
     case when s.from_date <= $today::date then s.from_date end desc nulls last, s.from_date limit 1`,
);

export const selectRoomOfGuest = statement<{ venueId: number; guestId: string }, { room: string }>(
  "find room of guest",
  roomOf("$venueId", "$guestId::uuid"),
);
