/** Whether a row of a table of model calls is of the venue's calendar month; `column` is its time. */
export const inMonth = (column: string) =>
  `venue_id = $venueId and ${column} >= date_trunc('month', $today::date::timestamp) at time zone $timezone`;
