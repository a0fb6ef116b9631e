import { statement } from "../../platform/db/index.ts";

/** Guests of current and coming reservations who have no conversation. `days_away`: 0 while they are in the house. */
export const selectUnmatchedStays = statement<
  { venueId: number; today: string },
  { reservation_id: string; guest_id: string; name: string; days_away: number }
>(
  "list unmatched stays",
  `select distinct on (r.reservation_id, g.guest_id) r.reservation_id, g.guest_id, g.name,
     greatest(r.checkin - $today::date, $today::date - r.checkout, 0) as days_away
   from reservations r
   join stays s on s.venue_id = r.venue_id and s.reservation_id = r.reservation_id
   join guests g on g.venue_id = s.venue_id and g.guest_id = s.guest_id
   where r.venue_id = $venueId and r.status in ('inquiry', 'pending', 'confirmed', 'checked_in', 'checked_out')
     and r.checkin <= $today::date + 14 and r.checkout >= $today::date - 2
     and g.merged_into is null and g.erased_at is null
     and not exists (select from conversations c where c.venue_id = g.venue_id and c.guest_id = g.guest_id)
   limit 5000`,
);
