import type { AtInstallation, AtVenue } from "../../platform/at/index.ts";
import { sweepOperatorEntries, sweepVenueEntries } from "./audit.queries.ts";

/** Deletes entries older than two years, by the database's clock too. Returns how many. */
export const sweepVenueAudit = (at: AtVenue, limit: number): Promise<number> =>
  at.tx.run(sweepVenueEntries, { venueId: at.venueId, now: at.now, limit });

export const sweepOperatorAudit = (at: AtInstallation, limit: number): Promise<number> =>
  at.tx.run(sweepOperatorEntries, { now: at.now, limit });
