import { change } from "../../platform/db/index.ts";

/** Status updates about messages that never came. */
export const deleteParkedReports = change<{ venueId: number; before: Date; limit: number }>(
  "delete old parked reports",
  `delete from delivery_reports where venue_id = $venueId and report_id in (
     select report_id from delivery_reports
     where venue_id = $venueId and message_id is null and received_at < $before limit $limit)`,
);
