/** Computed in a subquery: with a calculation in the condition itself, PostgreSQL could not use the index. */
export const inVenueTime = (localTime: string) =>
  `(select ${localTime} at time zone timezone from venues where venue_id = $venueId)`;

/** The version of the assistant that is live. */
export const liveVersionOf = (venueId: string) =>
  `(select live_concierge_version from venues where venue_id = ${venueId})`;

/** The ids of an operator's venues. */
export const venueIdsOf = (operatorId: string) =>
  `select venue_id from venues where operator_id = ${operatorId}`;
