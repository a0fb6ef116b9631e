import type { DoorCodeState } from "@bellhop/contract/door-codes";
import type { ReservationStatus } from "@bellhop/contract/reservations";
import { change, firstKnown, statement } from "../../platform/db/index.ts";
import { wasDropped } from "../messages/index.ts";

/** The first message that staff send when they add a guest, in place of a rule. */
export const firstMessageRule = "00000000-0000-0000-0000-000000000000";

const isPlanned = "status in ('confirmed', 'checked_in', 'checked_out')";

export type Reach = { from: string; to: string; bookedSince: Date; changedSince: Date };

/**
 * Stays that end on `$from` or later and begin on `$to` or earlier, those booked since `$bookedSince`, and those that were checked in
 * or out since `$changedSince`, whatever their dates.
 */
export const selectStaysInReach = statement<Reach & { venueId: number }, { reservation_id: string }>(
  "list stays in reach",
  inReach(""),
);

export const selectStaysInReachAmong = statement<
  Reach & { venueId: number; among: string[] },
  { reservation_id: string }
>("list stays in reach among some", inReach("reservation_id = any ($among::uuid[]) and"));

function inReach(among: string) {
  const ofVenue = `select reservation_id from reservations where ${among} venue_id = $venueId`;
  return `${ofVenue} and ${isPlanned} and checkout >= $from::date and checkin <= $to::date
   union
   ${ofVenue} and active_at >= $bookedSince and created_at >= $bookedSince and status = 'confirmed'
   union
   ${ofVenue} and active_at >= $changedSince and status_since >= $changedSince
     and status in ('checked_in', 'checked_out')`;
}

/** Grows with each live event of the venue. */
export const selectLastChange = statement<{ venueId: number }, { last_seq: number }>(
  "find last change of venue",
  "select coalesce((select last_seq from live_counters where venue_id = $venueId), 0) as last_seq",
);

export type StayRow = {
  reservation_id: string;
  reservation_number: string;
  status: ReservationStatus;
  status_since: Date | null;
  checkin: string;
  checkout: string;
  created_at: Date;
  adults: number | null;
  children: number | null;
  room_type: string;
  source: string;
  is_greeted: boolean;
  person_id: string;
  guest_id: string;
  room: string;
  /** Null: the whole stay. */
  from_date: string | null;
  until_date: string | null;
  door_code: DoorCodeState;
};

/** A row for each guest and room. `is_greeted`: staff decided about the first message, or sent one. */
export const selectStaysToPlan = statement<{ venueId: number; reservationIds: string[] }, StayRow>(
  "list stays to plan",
  `select r.reservation_id, r.reservation_number, r.status, r.status_since, r.checkin, r.checkout, r.created_at, r.adults,
     r.children, r.room_type, r.source,
     r.source = 'staff' or r.first_message_due_at is not null or (r.first_message_id is not null and not exists (
       select from proactive_sends p where p.venue_id = r.venue_id and p.message_id = r.first_message_id
         and p.rule_id <> '${firstMessageRule}')) as is_greeted,
     ${firstKnown("g.merged_into", "g.guest_id")} as person_id, s.guest_id, s.room, s.from_date,
     s.until_date,
     case when d.code_id is not null then 'set'
       when exists (select from door_codes o where o.venue_id = s.venue_id and o.reservation_id = s.reservation_id
         and o.guest_id = s.guest_id) then 'other_room' else 'none' end as door_code
   from reservations r
   join stays s on s.venue_id = r.venue_id and s.reservation_id = r.reservation_id
   join guests g on g.venue_id = s.venue_id and g.guest_id = s.guest_id
   left join door_codes d on d.venue_id = s.venue_id and d.reservation_id = s.reservation_id
     and d.guest_id = s.guest_id and d.room = s.room
   where r.venue_id = $venueId and r.reservation_id = any ($reservationIds::uuid[]) and g.erased_at is null
   order by r.reservation_id, s.from_date nulls first, s.room`,
);

export const lockReservationOfStay = change<
  { venueId: number; reservationId: string },
  { reservation_id: string }
>(
  "lock reservation of stay",
  "select reservation_id from reservations where venue_id = $venueId and reservation_id = $reservationId for update",
);

export type PersonRow = {
  guest_id: string;
  name: string;
  phone: string | null;
  whatsapp_user_id: string | null;
  language: string | null;
  conversation_id: string | null;
  last_guest_at: Date | null;
  is_unreachable: boolean;
  has_page: boolean;
  has_verified_page: boolean;
  email: "usable" | "refused" | null;
  offers_limited: boolean;
  has_emergency: boolean;
  has_complaint: boolean;
};

const isOpen = (reasons: string) => `exists (
       select from hand_overs h where h.venue_id = g.venue_id and h.conversation_id = c.conversation_id
         and h.settled_at is null and h.reason in (${reasons}))`;

/** `$channelId` is the number that the venue writes first on. */
export const selectPersons = statement<
  { venueId: number; guestIds: string[]; channelId: string | null },
  PersonRow
>(
  "list persons to plan for",
  `select g.guest_id, g.name, g.phone, g.whatsapp_user_id, g.language, c.conversation_id, gc.last_guest_at,
     gc.unreachable_since is not null as is_unreachable,
     exists (select from guest_sessions s where s.venue_id = g.venue_id and s.guest_id = g.guest_id) as has_page,
     exists (select from guest_sessions s where s.venue_id = g.venue_id and s.guest_id = g.guest_id
       and s.verified_guest_id is not null) as has_verified_page,
     case when own.email is null then null when own.email = g.refused_email then 'refused' else 'usable' end as email,
     gc.marketing_limited_since is not null as offers_limited,
     ${isOpen("'emergency', 'safety'")} as has_emergency, ${isOpen("'complaint'")} as has_complaint
   from guests g
   left join conversations c on c.venue_id = g.venue_id and c.guest_id = g.guest_id and c.erased_at is null
   left join guest_channels gc on gc.venue_id = g.venue_id and gc.guest_id = g.guest_id
     and gc.channel_id = $channelId::uuid
   cross join lateral (
     select coalesce(g.email, (select min(m.email) from guests m
                               where m.venue_id = g.venue_id and m.merged_into = g.guest_id)) as email
   ) own
   where g.venue_id = $venueId and g.guest_id = any ($guestIds::uuid[]) and g.erased_at is null`,
);

const persons = `(select g.guest_id, ${firstKnown("g.merged_into", "g.guest_id")} as person_id from guests g
     where g.venue_id = $venueId and g.guest_id = any ($guestIds::uuid[])
     union all
     select g.guest_id, g.merged_into from guests g
     where g.venue_id = $venueId and g.merged_into = any ($guestIds::uuid[]))`;

/** Extras that these guests have ordered and that were not refused or taken back. */
export const selectOrders = statement<
  { venueId: number; guestIds: string[] },
  { person_id: string; entry_id: string }
>(
  "list orders of persons",
  `select distinct p.person_id, r.extra_entry_id as entry_id from ${persons} p
   join requests r on r.venue_id = $venueId and r.guest_id = p.guest_id
   where r.extra_entry_id is not null and r.erased_at is null and r.state not in ('declined', 'cancelled', 'expired')`,
);

/** Extras that these guests said no to. */
export const selectDeclined = statement<
  { venueId: number; guestIds: string[] },
  { person_id: string; entry_id: string }
>(
  "list declined extras of persons",
  `select distinct p.person_id, d.extra_entry_id as entry_id from ${persons} p
   join declined_extras d on d.venue_id = $venueId and d.guest_id = p.guest_id`,
);

export type SendRow = {
  person_id: string;
  rule_id: string;
  rule_name: string;
  reservation_id: string;
  moment: string;
  state: "sent" | "held_back";
  reason: string | null;
  field: string | null;
  due_at: Date;
  decided_at: Date;
  day: string;
  message_id: string | null;
  way: string | null;
  language: string | null;
  is_other_language: boolean;
};

export type HistoryRow = SendRow & { was_dropped: boolean };

export const sendColumns = `p.rule_id, p.rule_name, p.reservation_id, p.moment, p.state, p.reason, p.field, p.due_at, p.decided_at, p.day,
  p.message_id, p.way, p.language, p.is_other_language`;

export const selectHistory = statement<{ venueId: number; guestIds: string[] }, HistoryRow>(
  "list what was sent first to persons",
  `select o.person_id, ${sendColumns}, ${wasDropped("p.venue_id", "p.message_id")} as was_dropped from ${persons} o
   join proactive_sends p on p.venue_id = $venueId and p.guest_id = o.guest_id`,
);
