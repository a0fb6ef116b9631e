import { statement } from "../../platform/db/index.ts";

export type ExportedReport = { state: string; reported_at: Date; errors: unknown };

/** Status updates about unknown messages. */
export const selectParkedReportsOf = statement<{ venueId: number; hashes: Buffer[] }, ExportedReport>(
  "export parked reports",
  `select state, reported_at, errors from delivery_reports
   where venue_id = $venueId and message_id is null and address_hash = any ($hashes::bytea[])
   order by reported_at, report_id`,
);
