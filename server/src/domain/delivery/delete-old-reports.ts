import type { AtVenue } from "../../platform/at/index.ts";
import { deleteParkedReports } from "./delete-old-reports.queries.ts";

/** Deletes status updates that arrived before `before` and whose message is still unknown. */
export const deleteOldReports = (at: AtVenue, before: Date, limit: number): Promise<number> =>
  at.tx.run(deleteParkedReports, { venueId: at.venueId, before, limit });
