import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { AtVenue, Database } from "../../platform/at/index.ts";
import type { Config } from "../../platform/config.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import { deleteMediaOf, selectKnownMedia } from "./erase.queries.ts";
import { mediaFolder } from "./media-files.ts";
import { eraseFilesQueue } from "./queues.ts";

/** A file is written before its row, or while its row is being deleted. Longer than both take. */
const strayAfterMs = 3_600_000;
const askedAtOnce = 1_000;

/**
 * Deletes the files of these messages: their rows now, and their bytes by a job after the commit. Two hours later the job
 * runs once more, for a file that was being written meanwhile; for old messages nothing is written any more. Returns how
 * many files there were.
 */
export async function eraseMedia(
  at: AtVenue,
  messageIds: string[],
  { areOld = false } = {},
): Promise<number> {
  const rows = await at.tx.rows(deleteMediaOf, { venueId: at.venueId, messageIds });
  const media_ids = rows.map(({ media_id }) => media_id);
  const { venueId: venue_id } = at;
  if (areOld && media_ids.length === 0) return 0;
  await at.enqueue(eraseFilesQueue, { venue_id, media_ids });
  if (areOld) return media_ids.length;
  const startAfter = new Date(at.now.getTime() + 2 * strayAfterMs);
  await at.enqueue(eraseFilesQueue, { venue_id, media_ids }, { startAfter });
  return media_ids.length;
}

/** Removes the bytes of deleted files, and of files that have had no row for an hour. */
export const eraseFiles = jobHandler(
  eraseFilesQueue,
  async ({ venue_id, media_ids }, { db, config }: { db: Database; config: Pick<Config, "dataDir"> }) => {
    const folder = mediaFolder(config.dataDir, venue_id);
    const deleted = new Set(media_ids);
    const names = await readdir(folder).catch(() => []);
    const remaining: string[] = [];
    for (const name of names) {
      if (deleted.has(mediaIdOf(name))) await rm(path.join(folder, name), { force: true });
      else remaining.push(name);
    }
    for (let from = 0; from < remaining.length; from += askedAtOnce)
      await removeStrays(db, venue_id, folder, remaining.slice(from, from + askedAtOnce));
  },
);

async function removeStrays(db: Database, venueId: number, folder: string, names: string[]) {
  const mediaIds = [...new Set(names.map(mediaIdOf))].filter((id) => /^[0-9a-f-]{36}$/.test(id));
  const rows = await db.readAtVenue(venueId, (at) => at.tx.rows(selectKnownMedia, { venueId, mediaIds }));
  const known = new Set(rows.map(({ media_id }) => media_id));
  for (const name of names) {
    // An unfinished file has an id behind its name.
    if (known.has(name)) continue;
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    // By the clock of the machine, which dates files.
    if (found && Date.now() - found.mtimeMs > strayAfterMs) await rm(file, { force: true });
  }
}

const mediaIdOf = (fileName: string): string => fileName.split(".")[0] ?? "";
