/**
 * Opens the reply window of guests who wrote; `rows` selects venue_id, guest_id, channel_id and the time. A fragment,
 * because a guest's message and the window are stored by one statement.
 */
export const replyWindowUpsert = (rows: string) =>
  `insert into guest_channels (venue_id, guest_id, channel_id, last_guest_at)
     ${rows}
     on conflict (venue_id, guest_id, channel_id)
     do update set last_guest_at = greatest(guest_channels.last_guest_at, excluded.last_guest_at),
       unreachable_since = null, marketing_limited_since = null`;

/** The ids of a guest and of those merged into them. The parameters are SQL expressions. */
export const personIds = (venueId: string, guestId: string) =>
  `select ${guestId} union all
     select merged.guest_id from guests merged where merged.venue_id = ${venueId} and merged.merged_into = ${guestId}`;
