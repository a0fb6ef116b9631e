import type { AtVenue } from "../../platform/at/index.ts";
import { findVenue, findVenueDay, type Venue } from "./venues.queries.ts";

/** The venue, what day it is there, and the moment of that. */
export async function venueToday(at: AtVenue): Promise<{ venue: Venue; today: string; now: Date }> {
  const [venue, { today }] = await Promise.all([
    at.tx.row(findVenue, { venueId: at.venueId }),
    at.tx.row(findVenueDay, { venueId: at.venueId, now: at.now }),
  ]);
  return { venue, today, now: at.now };
}
