/** Where a guest opened the guest page last. The parameters are SQL expressions. */
export const lastPlaceOf = (venueId: string, guestId: string) =>
  `(select jsonb_build_object('in_house', s.is_in_house, 'room', s.room) from guest_sessions s
       where s.venue_id = ${venueId} and s.guest_id = ${guestId} order by s.last_used_at desc limit 1)`;

/** Whether a guest has ever opened the guest page. */
export const sessionExists = (venueId: string, guestId: string) =>
  `exists (
         select from guest_sessions s where s.venue_id = ${venueId} and s.guest_id = ${guestId})`;
