import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { type ExportedReport, selectParkedReportsOf } from "./export.queries.ts";

/** Status updates about messages that never arrived. The hashes are those of the guests' addresses. */
export const exportParkedReports = (at: ReadingAtVenue, hashes: Buffer[]): Promise<ExportedReport[]> =>
  at.tx.rows(selectParkedReportsOf, { venueId: at.venueId, hashes });
