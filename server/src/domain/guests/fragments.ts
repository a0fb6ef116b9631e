/**
 * Opens the reply window of guests who wrote; `rows` selects venue_id, guest_id, channel_id, the time, and the time again
 * as a sign of who is to answer: another agent on the number, or the venue. A fragment, because a guest's message and the
 * window are stored by one statement.
 */
export const replyWindowUpsert = (rows: string) =>
  `insert into guest_channels (venue_id, guest_id, channel_id, last_guest_at, other_agent_at, own_agent_at)
     ${rows}
     on conflict (venue_id, guest_id, channel_id)
     do update set last_guest_at = greatest(guest_channels.last_guest_at, excluded.last_guest_at),
       other_agent_at = greatest(guest_channels.other_agent_at, excluded.other_agent_at),
       own_agent_at = greatest(guest_channels.own_agent_at, excluded.own_agent_at),
       unreachable_since = null, marketing_limited_since = null`;

/** What staff read as the name of a guest without one: the phone, else the end of the network's user id. */
export const shownName = (guest: string) =>
  `coalesce(nullif(${guest}.name, ''), ${guest}.phone, '…' || right(${guest}.whatsapp_user_id, 6), '')`;

/**
 * Whether another agent on the venue's number is to answer a guest of `guest_channels`. Of two signs of one second, the
 * venue's counts.
 */
export const otherAgentAnswers = (row: string) =>
  `coalesce(${row}.other_agent_at > ${row}.own_agent_at, ${row}.other_agent_at is not null)`;

/** The ids of a guest and of those merged into them. The parameters are SQL expressions. */
export const personIds = (venueId: string, guestId: string) =>
  `select ${guestId} union all
     select merged.guest_id from guests merged where merged.venue_id = ${venueId} and merged.merged_into = ${guestId}`;

/** Joins a guest as `g`. The parameters are SQL expressions. */
export const joinGuest = (venueId: string, guestId: string) =>
  `join guests g on g.venue_id = ${venueId} and g.guest_id = ${guestId}`;
