import type { ReservationStatus } from "@bellhop/contract/reservations";
import { change, statement } from "../../platform/db/index.ts";

type OfReservation = { venueId: number; reservationId: string };

export type DoorCodeRow = {
  guest_id: string;
  room: string;
  code_id: string;
  code_sealed: string;
  written_at: Date;
  written_by: string;
};

export const selectDoorCodes = statement<OfReservation, DoorCodeRow>(
  "list door codes of reservation",
  `select guest_id, room, code_id, code_sealed, written_at, written_by from door_codes
   where venue_id = $venueId and reservation_id = $reservationId order by written_at desc, room`,
);

export const upsertDoorCode = change<
  OfReservation & {
    guestId: string;
    room: string;
    codeId: string;
    codeSealed: string;
    writtenAt: Date;
    writtenBy: string;
  }
>(
  "write door code",
  `insert into door_codes (venue_id, reservation_id, guest_id, room, code_id, code_sealed, written_at, written_by)
   values ($venueId, $reservationId, $guestId, $room, $codeId, $codeSealed, $writtenAt, $writtenBy)
   on conflict (venue_id, reservation_id, guest_id, room) do update set code_id = excluded.code_id,
     code_sealed = excluded.code_sealed, written_at = excluded.written_at, written_by = excluded.written_by`,
);

export const deleteDoorCodes = change<OfReservation & { guestId: string; rooms: string[] }>(
  "delete door codes of guest in reservation",
  `delete from door_codes where venue_id = $venueId and reservation_id = $reservationId and guest_id = $guestId
     and room = any ($rooms)`,
);

type Guests = { venueId: number; guestIds: string[] };

export const deleteDoorCodesOfGuests = change<Guests>(
  "delete door codes of guests",
  "delete from door_codes where venue_id = $venueId and guest_id = any ($guestIds::uuid[])",
);

export type ExportedDoorCode = Omit<DoorCodeRow, "written_by"> & { reservation_id: string };

export const selectDoorCodesOfGuests = statement<Guests, ExportedDoorCode>(
  "export door codes",
  `select reservation_id, guest_id, room, code_id, code_sealed, written_at from door_codes
   where venue_id = $venueId and guest_id = any ($guestIds::uuid[]) order by written_at, room`,
);

const isOver = (of: string) => `exists (
       select from reservations r where r.venue_id = ${of}.venue_id and r.reservation_id = ${of}.reservation_id
         and (r.checkout < $today::date
              or (r.status in ('checked_out', 'cancelled', 'no_show') and r.active_at < $activeBefore)))`;

type Sweep = { venueId: number; today: string; activeBefore: Date; limit: number };

/** Codes of stays that are over, and of bookings that were cancelled a day ago or earlier. */
export const sweepDoorCodeRows = change<Sweep, { count: number }>(
  "delete door codes of past stays",
  `with gone as (
     delete from door_codes where (venue_id, reservation_id, guest_id, room) in (
       select d.venue_id, d.reservation_id, d.guest_id, d.room from door_codes d
       where d.venue_id = $venueId and ${isOver("d")} limit $limit)
     returning 1
   ) select count(*)::int as count from gone`,
);

export const sweepMessageCodeRows = change<Sweep, { count: number }>(
  "delete message codes of past stays",
  `with gone as (
     delete from message_codes where (venue_id, message_id) in (
       select d.venue_id, d.message_id from message_codes d where d.venue_id = $venueId and ${isOver("d")} limit $limit)
     returning 1
   ) select count(*)::int as count from gone`,
);

export const insertMessageCode = change<{
  venueId: number;
  messageId: string;
  guestId: string;
  reservationId: string;
  codeIds: string[];
  codeSealed: string;
}>(
  "insert message code",
  `insert into message_codes (venue_id, message_id, guest_id, reservation_id, code_ids, code_sealed)
   values ($venueId, $messageId, $guestId, $reservationId, $codeIds, $codeSealed)
   on conflict (venue_id, message_id) do nothing`,
);

export type MessageCodeRow = {
  message_id: string;
  guest_id: string;
  code_sealed: string;
  is_current: boolean;
  status: ReservationStatus;
  checkin: string;
  checkout: string;
  from_date: string | null;
  until_date: string | null;
  other_rooms: { from_date: string; until_date: string }[];
};

/**
 * `is_current`: the guest's code and room are still as they were then, and the stay is not over. Between the dates all
 * of the rooms are the guest's; null: for the whole stay. `other_rooms`: the dates of the guest's other rooms.
 */
export const selectMessageCodes = statement<{ venueId: number; messageIds: string[] }, MessageCodeRow>(
  "find message codes",
  `select m.message_id, m.guest_id, m.code_sealed, b.status, b.checkin, b.checkout,
     rooms.from_date, rooms.until_date, rooms.count = cardinality(m.code_ids) as is_current,
     (select coalesce(jsonb_agg(jsonb_build_object('from_date', o.from_date, 'until_date', o.until_date)), '[]')
      from stays o where o.venue_id = m.venue_id and o.reservation_id = m.reservation_id
        and o.guest_id = any (rooms.guest_ids) and o.room <> all (rooms.names) and o.from_date is not null) as other_rooms
   from message_codes m
   join reservations b on b.venue_id = m.venue_id and b.reservation_id = m.reservation_id
   cross join lateral (
     select count(*) as count, max(s.from_date) as from_date, min(s.until_date) as until_date,
       array_agg(s.guest_id) as guest_ids, array_agg(s.room) as names from door_codes d
       join stays s on s.venue_id = d.venue_id and s.reservation_id = d.reservation_id and s.guest_id = d.guest_id
         and s.room = d.room
       join reservations r on r.venue_id = d.venue_id and r.reservation_id = d.reservation_id
         and r.status in ('confirmed', 'checked_in')
     where d.venue_id = m.venue_id and d.reservation_id = m.reservation_id and d.code_id = any (m.code_ids)
   ) rooms
   where m.venue_id = $venueId and m.message_id = any ($messageIds::uuid[])`,
);

export const deleteMessageCodesOfGuests = change<Guests>(
  "delete message codes of guests",
  "delete from message_codes where venue_id = $venueId and guest_id = any ($guestIds::uuid[])",
);
