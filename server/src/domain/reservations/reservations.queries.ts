import type { Stay } from "@bellhop/contract/conversations";
import { statement } from "../../platform/db/index.ts";

type StayOfGuest = Stay & { guest_name: string; conversation_id: string | null };

export const insertReservation = statement<{
  venueId: number;
  reservationId: string;
  reservationNumber: string;
  status: Stay["status"];
  checkin: string;
  checkout: string;
  createdAt: Date;
  terms: string[];
}>(
  "insert reservation",
  `with added as (
     insert into reservations (venue_id, reservation_id, reservation_number, status, checkin, checkout, created_at, active_at)
     values ($venueId, $reservationId, $reservationNumber, $status, $checkin, $checkout, $createdAt, $createdAt)
   )
   insert into reservation_terms (venue_id, reservation_id, term) select $venueId, $reservationId, term
   from unnest($terms::text[]) term`,
);

export const insertStayRow = statement<{
  venueId: number;
  reservationId: string;
  guestId: string;
  room: string;
}>(
  "insert stay",
  "insert into stays (venue_id, reservation_id, guest_id, room) values ($venueId, $reservationId, $guestId, $room)",
);

const stayOfGuest = `select r.reservation_number, r.checkin, r.checkout, s.room, r.status, g.name as guest_name, c.conversation_id
  from reservations r
  join stays s on s.venue_id = r.venue_id and s.reservation_id = r.reservation_id
  join guests g on g.venue_id = s.venue_id and g.guest_id = s.guest_id
  left join conversations c on c.venue_id = g.venue_id and c.guest_id = coalesce(g.merged_into, g.guest_id)`;

export const selectArrivals = statement<{ venueId: number; checkin: string }, StayOfGuest>(
  "list arrivals",
  `${stayOfGuest} where r.venue_id = $venueId and r.checkin = $checkin
   and r.status in ('confirmed', 'pending', 'checked_in') order by s.room, g.name limit 50`,
);

export const selectDepartures = statement<{ venueId: number; checkout: string }, StayOfGuest>(
  "list departures",
  `${stayOfGuest} where r.venue_id = $venueId and r.checkout = $checkout
   and r.status in ('checked_in', 'checked_out') order by s.room, g.name limit 50`,
);

export const countInHouse = statement<{ venueId: number }, { rooms: number }>(
  "count in house",
  `select count(distinct s.room)::int as rooms from reservations r
   join stays s on s.venue_id = r.venue_id and s.reservation_id = r.reservation_id
   where r.venue_id = $venueId and r.status = 'checked_in'`,
);

export const selectIsInHouse = statement<
  { venueId: number; guestId: string; today: string },
  { is_in_house: boolean }
>(
  "is guest in house",
  `select exists (
     select from stays s join reservations r on r.venue_id = s.venue_id and r.reservation_id = s.reservation_id
     where s.venue_id = $venueId and s.guest_id in (
         select $guestId::uuid union all
         select m.guest_id from guests m where m.venue_id = $venueId and m.merged_into = $guestId)
       and r.checkout >= $today::date
       and (r.status = 'checked_in' or (r.status = 'confirmed' and r.checkin < $today::date))
   ) as is_in_house`,
);

export const selectGuestIdsOfReservation = statement<
  { venueId: number; reservationNumber: string },
  { guest_id: string }
>(
  "list guest ids of reservation",
  `select s.guest_id from reservations r join stays s on s.venue_id = r.venue_id and s.reservation_id = r.reservation_id
   where r.venue_id = $venueId and r.reservation_number = $reservationNumber`,
);
