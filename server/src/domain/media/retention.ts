import type { AtVenue } from "../../platform/at/index.ts";
import { eraseFilesQueue } from "./queues.ts";
import { expireStoredMedia } from "./retention.queries.ts";

/** Deletes files stored before `before`; their bytes by a job after the commit. Their messages say so. Returns how many. */
export async function expireMedia(at: AtVenue, before: Date, limit: number): Promise<number> {
  const rows = await at.tx.rows(expireStoredMedia, { venueId: at.venueId, before, limit });
  const media_ids = rows.map(({ media_id }) => media_id);
  if (media_ids.length > 0) await at.enqueue(eraseFilesQueue, { venue_id: at.venueId, media_ids });
  return media_ids.length;
}

/** Removes the bytes of files that were never committed, by a job: they have had no row for an hour. */
export async function sweepStrayFiles(at: AtVenue) {
  await at.enqueue(eraseFilesQueue, { venue_id: at.venueId, media_ids: [] });
}
