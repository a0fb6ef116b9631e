import type { Reservation } from "@bellhop/contract/reservations";
import { cursorAt } from "../../platform/cursor.ts";
import { firstKnown, statement } from "../../platform/db/index.ts";
import { findsMany, foundByCondition, idsFoundBy } from "../../platform/search-terms.ts";

export type ReservationView = Omit<Reservation, "rooms" | "created_at" | "active_at"> & {
  created_at: Date;
  active_at: Date;
};

export type ReservationRow = ReservationView & { cursor_at: string };

const columns = `r.reservation_id, r.reservation_number, r.status, r.checkin, r.checkout, r.arrival_time, r.adults,
  r.children, r.room_type, r.source, r.external_id, r.created_at, r.active_at`;

/** The guests of the reservation `page`. A merged guest's conversation is that of the guest they were merged into. */
const people = `lateral (
  select coalesce(jsonb_agg(jsonb_build_object('guest_id', g.guest_id, 'name', g.name,
      'deleted', g.erased_at is not null, 'phone', g.phone, 'language', g.language, 'room', s.room, 'conversation_id', c.conversation_id)
      || case when s.from_date is null then '{}'
           else jsonb_build_object('room_from', s.from_date, 'room_until', s.until_date) end
      order by s.from_date nulls first, s.room, g.name, g.guest_id), '[]') as guests
  from stays s
  join guests g on g.venue_id = s.venue_id and g.guest_id = s.guest_id
  left join conversations c on c.venue_id = g.venue_id and c.guest_id = ${firstKnown("g.merged_into", "g.guest_id")}
    and c.erased_at is null
  where s.venue_id = $venueId and s.reservation_id = page.reservation_id
) people`;

export const selectReservationViews = statement<
  { venueId: number; reservationIds: string[] },
  ReservationView
>(
  "view reservations",
  `select page.*, people.guests from (
     select ${columns} from reservations r
     where r.venue_id = $venueId and r.reservation_id = any ($reservationIds::uuid[])
   ) page, ${people} order by page.active_at desc, page.reservation_id desc`,
);

/** Includes those of guests merged into the guest; the latest stay first. */
export const selectReservationsOfGuest = statement<
  { venueId: number; guestId: string; limit: number | null },
  ReservationView
>(
  "list reservations of guest",
  `select page.*, people.guests from (
     select ${columns} from reservations r
     where r.venue_id = $venueId and r.reservation_id in (
       select s.reservation_id from stays s where s.venue_id = $venueId and s.guest_id in (
         select $guestId::uuid union all
         select m.guest_id from guests m where m.venue_id = $venueId and m.merged_into = $guestId))
     order by r.checkin desc, r.reservation_id desc limit $limit
   ) page, ${people} order by page.checkin desc, page.reservation_id desc`,
);

/**
 * One page of reservations with their guests, newest activity first. Each main filter has its own statement, so that an
 * index serves it; the other filters apply to its rows.
 */
function listing(name: string, narrowed: string) {
  return statement<
    {
      venueId: number;
      cursorAt: string | null;
      cursorId: string | null;
      limit: number;
      statuses: Reservation["status"][] | null;
      from: string | null;
      to: string | null;
      checkin: string | null;
      checkout: string | null;
      words: string[] | null;
    },
    ReservationRow
  >(
    name,
    `select page.*, ${cursorAt("page.active_at")}, people.guests from (
       select ${columns} from reservations r
       where r.venue_id = $venueId and ${narrowed}
         and ($cursorAt::timestamptz is null
           or (r.active_at, r.reservation_id) < ($cursorAt::timestamptz, $cursorId::uuid))
         and ($statuses::text[] is null or r.status = any ($statuses::text[]))
         and ($from::date is null or r.checkout >= $from::date) and ($to::date is null or r.checkin <= $to::date)
         and ($checkin::date is null or r.checkin = $checkin::date)
         and ($checkout::date is null or r.checkout = $checkout::date)
         -- Always true: declares the parameter's type for statements that do not search.
         and ($words::text[] is null or cardinality($words::text[]) >= 0)
       order by r.active_at desc, r.reservation_id desc limit $limit
     ) page, ${people}
     order by page.active_at desc, page.reservation_id desc`,
  );
}

const searched: [table: string, id: string][] = [
  ["reservation_terms", "reservation_id"],
  ["guest_terms", "guest_id"],
];

const found = `${idsFoundBy("reservation_terms", "reservation_id", "$words")}
       union all
       select s.reservation_id from stays s
       where s.venue_id = $venueId and s.guest_id = any (array(${idsFoundBy("guest_terms", "guest_id", "$words")}))`;

export const listReservationsBy = {
  activity: listing("list reservations", "true"),
  status: listing("list reservations by status", "r.status = ($statuses::text[])[1]"),
  checkin: listing("list reservations by check-in", "r.checkin = $checkin::date"),
  checkout: listing("list reservations by check-out", "r.checkout = $checkout::date"),
  search: listing("list reservations found", `r.reservation_id = any (array(${found}))`),
  broadSearch: listing(
    "list reservations found by many",
    `(${foundByCondition("reservation_terms", "reservation_id", "r.reservation_id", "$words")}
      or (select true from stays s where s.venue_id = $venueId and s.reservation_id = r.reservation_id
            and ${foundByCondition("guest_terms", "guest_id", "s.guest_id", "$words")} limit 1))`,
  ),
};

export const findsManyReservations = statement<{ venueId: number; words: string[] }, { is_broad: boolean }>(
  "finds many reservations",
  `select ${findsMany(searched, "$words")} as is_broad`,
);
