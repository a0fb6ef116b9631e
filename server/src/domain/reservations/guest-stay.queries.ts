import { firstKnown, statement } from "../../platform/db/index.ts";

const isOpen = "r.status in ('confirmed', 'pending', 'checked_in') and r.checkout >= $today::date";

/** The guests of a reservation that has not ended, by its number as it is printed, whatever the case. */
export const selectGuestsToVerify = statement<
  { venueId: number; number: string; today: string },
  { guest_id: string; name: string }
>(
  "list guests to verify",
  `select ${firstKnown("g.merged_into", "g.guest_id")} as guest_id, g.name
   from reservations r
   join stays s on s.venue_id = r.venue_id and s.reservation_id = r.reservation_id
   join guests g on g.venue_id = s.venue_id and g.guest_id = s.guest_id
   where r.venue_id = $venueId and r.reservation_id in (
       select o.reservation_id from reservations o
       where o.venue_id = $venueId and o.reservation_number in ($number, upper($number), lower($number)))
     and ${isOpen}
   order by g.guest_id`,
);

export type GuestStay = { checkin: string; checkout: string; room: string };

/** The guest's stay now, else the next one. */
export const selectGuestStay = statement<{ venueId: number; guestId: string; today: string }, GuestStay>(
  "find stay of guest",
  `select to_char(r.checkin, 'YYYY-MM-DD') as checkin, to_char(r.checkout, 'YYYY-MM-DD') as checkout, s.room
   from stays s join reservations r on r.venue_id = s.venue_id and r.reservation_id = s.reservation_id
   where s.venue_id = $venueId and ${isOpen} and s.guest_id in (
     select $guestId::uuid union all
     select m.guest_id from guests m where m.venue_id = $venueId and m.merged_into = $guestId)
   order by (r.status = 'checked_in') desc, r.checkin, r.reservation_id limit 1`,
);
