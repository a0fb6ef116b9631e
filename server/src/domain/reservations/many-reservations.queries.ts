import type { ReservationStatus } from "@bellhop/contract/reservations";
import { change, firstKnown, statement } from "../../platform/db/index.ts";

export type ReservationValues = {
  reservation_id: string;
  reservation_number: string;
  status: ReservationStatus;
  checkin: string;
  checkout: string;
  arrival_time: string | null;
  adults: number | null;
  children: number | null;
  room_type: string;
};

export type ReservationToMatch = ReservationValues & {
  source: string;
  external_id: string | null;
  vanished_at: Date | null;
};

export type StayOfGuest = {
  reservation_id: string;
  guest_id: string;
  /** The guest, or the one they were merged into. */
  person_id: string;
  room: string;
  /** Null: the dates of the reservation. */
  from_date: string | null;
  until_date: string | null;
  name: string;
  name_is_from_profile: boolean;
  phone: string | null;
  email: string | null;
  language: string | null;
};

const columns = `r.reservation_id, r.reservation_number, r.status, r.checkin, r.checkout, r.arrival_time, r.adults, r.children,
  r.room_type, r.source, r.external_id, r.vanished_at`;

const matchesKeys = `r.venue_id = $venueId and r.reservation_id in (
     select reservation_id from reservations where venue_id = $venueId and reservation_number = any ($numbers)
     union
     select reservation_id from reservations
     where venue_id = $venueId and source = $source and external_id = any ($externalIds)
     union
     select reservation_id from reservations where venue_id = $venueId and reservation_id = any ($ids::uuid[]))`;

export type MatchKeys = {
  venueId: number;
  numbers: string[];
  source: string;
  externalIds: string[];
  ids: string[];
};

export const selectReservationsToMatch = statement<MatchKeys, ReservationToMatch>(
  "list reservations to match",
  `select ${columns} from reservations r where ${matchesKeys}`,
);

export const lockReservationsToMatch = change<MatchKeys, ReservationToMatch>(
  "lock reservations to match",
  `select ${columns} from reservations r where ${matchesKeys} order by r.reservation_id for update`,
);

type Stays = { venueId: number; reservationIds: string[] };

const staysToMatch = `select s.reservation_id, s.guest_id, ${firstKnown("g.merged_into", "g.guest_id")} as person_id, s.room, s.from_date, s.until_date, g.name,
    g.name_is_from_profile, g.phone, g.email, g.language
  from stays s join guests g on g.venue_id = s.venue_id and g.guest_id = s.guest_id
  where s.venue_id = $venueId and s.reservation_id = any ($reservationIds::uuid[]) and g.erased_at is null
  order by s.reservation_id, s.room, s.guest_id`;

export const selectStaysToMatch = statement<Stays, StayOfGuest>("list stays to match", staysToMatch);
export const lockStaysToMatch = change<Stays, StayOfGuest>(
  "lock guests of stays to match",
  `${staysToMatch} for no key update of g`,
);

const recordset = `select * from jsonb_to_recordset($reservations::jsonb) as v (reservation_id uuid, reservation_number text,
  status text, checkin date, checkout date, arrival_time text, adults int, children int, room_type text, source text,
  external_id text, terms text[])`;

export const insertReservations = change<{ venueId: number; reservations: string; createdAt: Date }>(
  "insert reservations",
  `with given as (${recordset}), added as (
     insert into reservations (venue_id, reservation_id, reservation_number, status, checkin, checkout, arrival_time, adults,
       children, room_type, source, external_id, created_at, active_at)
     select $venueId, reservation_id, reservation_number, status, checkin, checkout, arrival_time, adults, children,
       room_type, source, external_id, $createdAt, $createdAt from given
   )
   insert into reservation_terms (venue_id, reservation_id, term)
   select $venueId, reservation_id, term from given, unnest(terms) term`,
);

/** A first message that was planned for other dates, or a booking that is cancelled, is planned by those who send it. */
export const updateReservations = change<{ venueId: number; reservations: string; activeAt: Date }>(
  "update reservations",
  `with given as (${recordset}), changed as (
     update reservations r set reservation_number = v.reservation_number,
       status_since = case when r.status = v.status then r.status_since else $activeAt end, status = v.status, checkin = v.checkin,
       checkout = v.checkout, arrival_time = v.arrival_time, adults = v.adults, children = v.children,
       room_type = v.room_type, active_at = $activeAt
     from given v where r.venue_id = $venueId and r.reservation_id = v.reservation_id
   ), removed as (
     delete from reservation_terms t using given v
     where t.venue_id = $venueId and t.reservation_id = v.reservation_id and t.term <> all (v.terms)
   )
   insert into reservation_terms (venue_id, reservation_id, term)
   select $venueId, reservation_id, term from given, unnest(terms) term on conflict do nothing`,
);

export const touchReservations = change<{ venueId: number; reservationIds: string[]; activeAt: Date }>(
  "touch reservations",
  `update reservations set active_at = $activeAt
   where venue_id = $venueId and reservation_id = any ($reservationIds::uuid[])`,
);

export const insertStays = change<{ venueId: number; stays: string }>(
  "insert stays",
  `insert into stays (venue_id, reservation_id, guest_id, room, from_date, until_date)
   select $venueId, reservation_id, guest_id, room, from_date, until_date
   from jsonb_to_recordset($stays::jsonb)
     as v (reservation_id uuid, guest_id uuid, room text, from_date date, until_date date)
   on conflict do nothing`,
);

export const moveStayRows = change<{ venueId: number; stays: string }>(
  "move stays",
  `update stays s set room = v.new_room, from_date = v.from_date, until_date = v.until_date
   from jsonb_to_recordset($stays::jsonb)
     as v (reservation_id uuid, guest_id uuid, room text, new_room text, from_date date, until_date date)
   where s.venue_id = $venueId and s.reservation_id = v.reservation_id and s.guest_id = v.guest_id
     and s.room = v.room`,
);

export const deleteStays = change<{ venueId: number; stays: string }>(
  "delete stays",
  `delete from stays s
   using jsonb_to_recordset($stays::jsonb) as v (reservation_id uuid, guest_id uuid, room text)
   where s.venue_id = $venueId and s.reservation_id = v.reservation_id and s.guest_id = v.guest_id
     and s.room = v.room`,
);

/** Only reservations without guests. */
export const deleteReservations = change<
  { venueId: number; reservationIds: string[] },
  { reservation_id: string }
>(
  "delete reservations",
  `delete from reservations r where r.venue_id = $venueId and r.reservation_id = any ($reservationIds::uuid[])
     and not exists (select from stays s where s.venue_id = $venueId and s.reservation_id = r.reservation_id)
   returning reservation_id`,
);

export type ListedReservation = {
  reservation_id: string;
  reservation_number: string;
  source: string;
  external_id: string | null;
  status: ReservationStatus;
  checkin: string;
  checkout: string;
  vanished_at: Date | null;
  /** Null: no calendar lists it. */
  feed_id: string | null;
  names: string[];
};

type Listing = {
  venueId: number;
  feedId: string;
  from: string;
  source: string;
  externalIds: string[];
  numbers: string[];
};

/** Reservations of a calendar from a day on, and those of no calendar that have one of the ids or numbers. */
export const selectListedForUpdate = change<Listing, ListedReservation>(
  "lock reservations of calendar",
  `select r.reservation_id, r.reservation_number, r.source, r.external_id, r.status, r.checkin, r.checkout,
     r.vanished_at, r.feed_id, array(
       select g.name from stays s
       join guests g on g.venue_id = s.venue_id and g.guest_id = s.guest_id
       where s.venue_id = r.venue_id and s.reservation_id = r.reservation_id and g.erased_at is null) as names
   from reservations r where r.venue_id = $venueId and r.reservation_id in (
     select reservation_id from reservations
     where venue_id = $venueId and feed_id = $feedId and checkout >= $from::date
     union
     select reservation_id from reservations
     where venue_id = $venueId and feed_id is null and source = $source and external_id = any ($externalIds)
     union
     select reservation_id from reservations
     where venue_id = $venueId and feed_id is null and reservation_number = any ($numbers))
   order by r.reservation_id for update of r`,
);

type Taken = { venueId: number; source: string; externalIds: string[]; numbers: string[] };

/** Which of these ids and numbers reservations have. */
export const selectTaken = statement<
  Taken,
  { reservation_id: string; external_id: string | null; reservation_number: string }
>(
  "list taken reservation ids",
  `select reservation_id, case when source = $source then external_id end as external_id, reservation_number
   from reservations where venue_id = $venueId and source = $source and external_id = any ($externalIds)
   union
   select reservation_id, case when source = $source then external_id end, reservation_number
   from reservations where venue_id = $venueId and reservation_number = any ($numbers)`,
);

export const updateExternalIds = change<{ venueId: number; keys: string }>(
  "change external ids of reservations",
  `update reservations r set external_id = v.external_id
   from jsonb_to_recordset($keys::jsonb) as v (reservation_id uuid, external_id text)
   where r.venue_id = $venueId and r.reservation_id = v.reservation_id`,
);

/** Their calendar cancelled these, so that it may confirm them again. */
export const updateCancelledBy = change<{ venueId: number; reservationIds: string[]; at: Date }>(
  "note reservations cancelled by calendar",
  `update reservations set vanished_at = $at
   where venue_id = $venueId and reservation_id = any ($reservationIds::uuid[]) and status = 'cancelled'`,
);

/** The calendar lists these reservations. */
export const updateListedBy = change<{ venueId: number; feedId: string; reservationIds: string[] }>(
  "note feed of reservations",
  `update reservations set feed_id = $feedId, vanished_at = null
   where venue_id = $venueId and reservation_id = any ($reservationIds::uuid[])
     and (feed_id is distinct from $feedId or vanished_at is not null)`,
);

/** Reservations that a calendar has listed and lists no more, and that have not begun. */
export const selectVanishedForUpdate = change<
  { venueId: number; feedId: string; listedIds: string[]; today: string },
  ReservationToMatch
>(
  "lock vanished reservations",
  `select ${columns} from reservations r
   where r.venue_id = $venueId and r.feed_id = $feedId and r.checkin > $today::date
     and r.status in ('inquiry', 'pending', 'confirmed')
     and r.reservation_id <> all ($listedIds::uuid[])
   order by r.reservation_id for update`,
);

export const updateVanished = change<{ venueId: number; reservationIds: string[]; vanishedAt: Date }>(
  "cancel vanished reservations",
  `update reservations set status = 'cancelled', vanished_at = $vanishedAt, active_at = $vanishedAt
   where venue_id = $venueId and reservation_id = any ($reservationIds::uuid[])`,
);

/** Its reservations stay, and belong to no calendar. */
export const forgetFeed = change<{ venueId: number; feedId: string }>(
  "forget feed of reservations",
  "update reservations set feed_id = null where venue_id = $venueId and feed_id = $feedId",
);
