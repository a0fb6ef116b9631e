import { personIds } from "../guests/index.ts";

/** The rooms of a stay in the order in which the guest has them: "101 → 202" if they change. */
const roomsOf = (stay: string) =>
  `case when ${stay}.from_date is null then ${stay}.room else (
     select string_agg(o.room, ' → ' order by o.from_date) from stays o
     where o.venue_id = ${stay}.venue_id and o.reservation_id = ${stay}.reservation_id and o.guest_id = ${stay}.guest_id
       and o.room <> '') end`;

/** The current stay of a guest, else the next one, else the last one, as `stay`. The parameters are SQL expressions. */
export const stayOf = (venueId: string, guestId: string) =>
  `select jsonb_build_object('reservation_number', r.reservation_number, 'checkin', r.checkin, 'checkout', r.checkout,
                              'room', coalesce(${roomsOf("s")}, ''), 'status', r.status) as stay
    from stays s join reservations r on r.venue_id = s.venue_id and r.reservation_id = s.reservation_id
    where s.venue_id = ${venueId} and s.guest_id in (${personIds(venueId, guestId)})
    order by (r.status = 'checked_in') desc, (r.status in ('confirmed', 'pending', 'inquiry')) desc,
             case when r.status in ('confirmed', 'pending', 'inquiry') then r.checkin end, r.checkout desc
    limit 1`;

/** Whether one of these guests is in the house on a day; see `isGuestInHouse`. `guestIds` selects them. */
export const isInHouseOn = (venueId: string, guestIds: string, day: string) =>
  `exists (
     select from stays s join reservations r on r.venue_id = s.venue_id and r.reservation_id = s.reservation_id
     where s.venue_id = ${venueId} and s.guest_id in (${guestIds})
       and r.checkout >= ${day}
       and (r.status = 'checked_in' or (r.status = 'confirmed' and r.checkin < ${day})))`;

/** The room where a guest is, or will be next. */
export const roomOf = (venueId: string, guestId: string) =>
  `select ${roomsOf("s")} as room from stays s join reservations r on r.venue_id = s.venue_id and r.reservation_id = s.reservation_id
     where s.venue_id = ${venueId} and s.guest_id in (${personIds(venueId, guestId)})
      and s.room <> ''
       and r.status in ('checked_in', 'confirmed', 'pending')
     order by (r.status = 'checked_in') desc, r.checkin limit 1`;

/** Whether one of these guests has a booking that has not ended; `guestIds` selects them. */
export const laterStayExists = (venueId: string, guestIds: string, today: string) =>
  `exists (
       select from unnest(array(${guestIds})) as who (guest_id)
       join stays s on s.venue_id = ${venueId} and s.guest_id = who.guest_id
       join reservations r on r.venue_id = s.venue_id and r.reservation_id = s.reservation_id
       where r.checkout >= ${today} and r.status not in ('cancelled', 'no_show'))`;
