// The parameters of these fragments are SQL expressions.

/** Joins the venue's channels as `ch`; a condition may follow. */
export const joinChannels = (venueId: string) => `join channels ch on ch.venue_id = ${venueId}`;

/** Joins a channel as `ch`. */
export const joinChannel = (venueId: string, channelId: string) =>
  `${joinChannels(venueId)} and ch.channel_id = ${channelId}`;

export const channelKindOf = (venueId: string, channelId: string) =>
  `select c.kind from channels c where c.venue_id = ${venueId} and c.channel_id = ${channelId}`;

/** The ids of the channels of a kind, at `$venueId`. */
export const channelIdsOf = (kind: string) =>
  `select channel_id from channels where venue_id = $venueId and kind = ${kind}`;
