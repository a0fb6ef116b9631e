import type { Stay } from "@bellhop/contract/conversations";
import { change, firstKnown, statement } from "../../platform/db/index.ts";
import { personIds } from "../guests/index.ts";
import { isInHouseOn } from "./fragments.ts";

type StayOfGuest = Stay & {
  reservation_id: string;
  guest_name: string;
  guest_deleted: boolean;
  conversation_id: string | null;
  arrival_time: string | null;
  has_phone: boolean;
};

export const insertReservation = change<{
  venueId: number;
  reservationId: string;
  reservationNumber: string;
  status: Stay["status"];
  checkin: string;
  checkout: string;
  arrivalTime: string | null;
  adults: number | null;
  children: number | null;
  roomType: string;
  source: string;
  externalId: string | null;
  createdAt: Date;
  terms: string[];
}>(
  "insert reservation",
  `with added as (
     insert into reservations (venue_id, reservation_id, reservation_number, status, checkin, checkout, arrival_time,
       adults, children, room_type, source, external_id, created_at, active_at)
     values ($venueId, $reservationId, $reservationNumber, $status, $checkin, $checkout, $arrivalTime, $adults,
       $children, $roomType, $source, $externalId, $createdAt, $createdAt)
   )
   insert into reservation_terms (venue_id, reservation_id, term) select $venueId, $reservationId, term
   from unnest($terms::text[]) term`,
);

/** Adds nothing if there is a reservation with this number. Returns its id if it was added. */
export const insertReservationOnce = change<
  {
    venueId: number;
    reservationId: string;
    reservationNumber: string;
    checkin: string;
    checkout: string;
    createdAt: Date;
    terms: string[];
  },
  { reservation_id: string }
>(
  "insert reservation once",
  `with added as (
     insert into reservations (venue_id, reservation_id, reservation_number, status, checkin, checkout, created_at, active_at)
     values ($venueId, $reservationId, $reservationNumber, 'confirmed', $checkin, $checkout, $createdAt, $createdAt)
     on conflict (venue_id, reservation_number) do nothing returning reservation_id
   ), termed as (
     insert into reservation_terms (venue_id, reservation_id, term) select $venueId, reservation_id, term
     from added, unnest($terms::text[]) term
   )
   select reservation_id from added`,
);

/** A reservation with what may change about it. */
export type StoredReservation = {
  reservation_id: string;
  reservation_number: string;
  status: Stay["status"];
  checkin: string;
  checkout: string;
  arrival_time: string | null;
  adults: number | null;
  children: number | null;
  room_type: string;
  source: string;
  external_id: string | null;
  first_message_due_at: Date | null;
  first_message_id: string | null;
};

const columns = `reservation_id, reservation_number, status, checkin, checkout, arrival_time, adults, children, room_type,
  source, external_id, first_message_due_at, first_message_id`;

export const selectReservationForUpdate = change<
  { venueId: number; reservationId: string },
  StoredReservation
>(
  "lock reservation",
  `select ${columns} from reservations where venue_id = $venueId and reservation_id = $reservationId for update`,
);

export const selectReservationByNumberForUpdate = change<
  { venueId: number; reservationNumber: string },
  StoredReservation
>(
  "lock reservation by number",
  `select ${columns} from reservations
   where venue_id = $venueId and reservation_number = $reservationNumber for update`,
);

export const selectReservationByNumber = statement<
  { venueId: number; reservationNumber: string },
  StoredReservation
>(
  "find reservation by number",
  `select ${columns} from reservations where venue_id = $venueId and reservation_number = $reservationNumber`,
);

export const updateReservation = change<{
  venueId: number;
  reservationId: string;
  reservationNumber: string;
  status: Stay["status"];
  checkin: string;
  checkout: string;
  arrivalTime: string | null;
  adults: number | null;
  children: number | null;
  roomType: string;
  activeAt: Date;
}>(
  "update reservation",
  `with rooms as (
     -- Rooms that began or ended with the reservation still do. Other dates are dropped if they are outside of it.
     select s.guest_id, s.room, case when s.from_date = r.checkin then $checkin::date else s.from_date end as from_date,
       case when s.until_date = r.checkout then $checkout::date else s.until_date end as until_date
     from stays s join reservations r on r.venue_id = s.venue_id and r.reservation_id = s.reservation_id
     where s.venue_id = $venueId and s.reservation_id = $reservationId and s.from_date is not null
   ), moved as (
     update stays s set from_date = case when f.fits then v.from_date end, until_date = case when f.fits then v.until_date end
     from rooms v, lateral (
       select v.from_date >= $checkin::date and v.until_date <= $checkout::date and v.from_date <= v.until_date as fits) f
     where s.venue_id = $venueId and s.reservation_id = $reservationId and s.guest_id = v.guest_id and s.room = v.room
   )
   update reservations set reservation_number = $reservationNumber,
     status_since = case when status = $status then status_since else $activeAt end, status = $status, checkin = $checkin,
     checkout = $checkout, arrival_time = $arrivalTime, adults = $adults, children = $children, room_type = $roomType,
     active_at = $activeAt
   where venue_id = $venueId and reservation_id = $reservationId`,
);

export const touchReservation = change<{ venueId: number; reservationId: string; activeAt: Date }>(
  "touch reservation",
  "update reservations set active_at = $activeAt where venue_id = $venueId and reservation_id = $reservationId",
);

export const replaceReservationTerms = change<{
  venueId: number;
  reservationId: string;
  terms: string[];
}>(
  "replace reservation terms",
  `with removed as (
     delete from reservation_terms where venue_id = $venueId and reservation_id = $reservationId
       and term <> all ($terms::text[])
   )
   insert into reservation_terms (venue_id, reservation_id, term) select $venueId, $reservationId, term
   from unnest($terms::text[]) term on conflict do nothing`,
);

/** Null: no first message is planned. */
export const setFirstMessageDue = change<{ venueId: number; reservationId: string; dueAt: Date | null }>(
  "set first message due",
  `update reservations set first_message_due_at = $dueAt
   where venue_id = $venueId and reservation_id = $reservationId`,
);

export const setFirstMessage = change<{ venueId: number; reservationId: string; messageId: string }>(
  "set first message",
  `update reservations set first_message_id = $messageId, first_message_due_at = null
   where venue_id = $venueId and reservation_id = $reservationId`,
);

/** A message by a rule; it does not take the place of one that staff sent. */
export const setFirstMessageIfNone = change<{
  venueId: number;
  reservationId: string;
  messageId: string;
  dropped: string | null;
}>(
  "set first message if none",
  `update reservations set first_message_id = $messageId where venue_id = $venueId and reservation_id = $reservationId
     and (first_message_id is null or first_message_id = $dropped::uuid)`,
);

type StayKey = { venueId: number; reservationId: string; guestId: string; room: string };

export const insertStayRow = change<StayKey>(
  "insert stay",
  `insert into stays (venue_id, reservation_id, guest_id, room) values ($venueId, $reservationId, $guestId, $room)
   on conflict do nothing`,
);

export const updateStayRoom = change<StayKey & { newRoom: string }, { room: string }>(
  "move stay to room",
  `update stays set room = $newRoom
   where venue_id = $venueId and reservation_id = $reservationId and guest_id = $guestId and room = $room
   returning room`,
);

export const removeStay = change<StayKey, { room: string }>(
  "remove stay",
  `delete from stays
   where venue_id = $venueId and reservation_id = $reservationId and guest_id = $guestId and room = $room
   returning room`,
);

export const selectStaysOfReservation = statement<
  { venueId: number; reservationId: string },
  { guest_id: string; room: string }
>(
  "list stays of reservation",
  `select guest_id, room from stays where venue_id = $venueId and reservation_id = $reservationId
   order by room, guest_id`,
);

/** Conversations are looked up for the rows that are shown only. */
const firstStays = (where: string, order: string) =>
  `select shown.reservation_id, shown.reservation_number, shown.checkin, shown.checkout, shown.room, shown.status,
     shown.arrival_time, shown.guest_name, shown.has_phone, shown.guest_deleted, c.conversation_id
   from (
     select r.reservation_id, r.reservation_number, r.checkin, r.checkout, s.room, r.status, r.arrival_time,
       g.name as guest_name, g.phone is not null as has_phone, g.erased_at is not null as guest_deleted,
       ${firstKnown("g.merged_into", "g.guest_id")} as person_id, row_number() over (order by ${order}) as place
     from reservations r
     join stays s on s.venue_id = r.venue_id and s.reservation_id = r.reservation_id
     join guests g on g.venue_id = s.venue_id and g.guest_id = s.guest_id
     where r.venue_id = $venueId and ${where} order by place limit $limit
   ) shown
   left join conversations c on c.venue_id = $venueId and c.guest_id = shown.person_id and c.erased_at is null
   order by shown.place`;

/** Who has not come yet, the earliest first. */
export const selectArrivals = statement<{ venueId: number; day: string; limit: number }, StayOfGuest>(
  "list arrivals",
  firstStays(
    "r.checkin = $day and (s.from_date is null or s.from_date = $day) and r.status in ('confirmed', 'pending')",
    "r.arrival_time, s.room, g.name, r.reservation_id",
  ),
);

/** Who has not left yet. */
export const selectDepartures = statement<{ venueId: number; day: string; limit: number }, StayOfGuest>(
  "list departures",
  firstStays(
    "r.checkout = $day and (s.until_date is null or s.until_date = $day) and r.status = 'checked_in'",
    "s.room, g.name, r.reservation_id",
  ),
);

const staysWhere = `reservations r join stays s on s.venue_id = r.venue_id and s.reservation_id = r.reservation_id
     where r.venue_id = $venueId and`;

export const countStays = statement<
  { venueId: number; day: string },
  {
    arriving_count: number;
    arrived_count: number;
    leaving_count: number;
    left_count: number;
    in_house: number;
  }
>(
  "count stays",
  `select * from
    (select count(*) filter (where r.status in ('confirmed', 'pending', 'checked_in'))::int as arriving_count,
       count(*) filter (where r.status = 'checked_in')::int as arrived_count
     from ${staysWhere} r.checkin = $day) arriving,
    (select count(*) filter (where r.status in ('checked_in', 'checked_out'))::int as leaving_count,
       count(*) filter (where r.status = 'checked_out')::int as left_count
     from ${staysWhere} r.checkout = $day) leaving,
    (select count(distinct s.room)::int as in_house from ${staysWhere} r.status = 'checked_in') here`,
);

export const selectIsInHouse = statement<
  { venueId: number; guestId: string; today: string },
  { is_in_house: boolean }
>(
  "is guest in house",
  `select ${isInHouseOn("$venueId", personIds("$venueId", "$guestId::uuid"), "$today::date")} as is_in_house`,
);

export const selectGuestIdsOfReservation = statement<
  { venueId: number; reservationNumber: string },
  { guest_id: string }
>(
  "list guest ids of reservation",
  `select s.guest_id from reservations r join stays s on s.venue_id = r.venue_id and s.reservation_id = r.reservation_id
   where r.venue_id = $venueId and r.reservation_number = $reservationNumber`,
);
