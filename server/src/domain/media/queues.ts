import { queue } from "../../platform/jobs/queue.ts";

/** Fetches the bytes of a file that a guest sent. WhatsApp has them for days, so an outage of ours must not lose them. */
export const fetchMediaQueue = queue<{ venue_id: number; media_id: string }>("fetch-media", {
  retries: 20,
  timeLimitSeconds: 180,
  atOnce: 3,
  once: true,
});

/** Removes the bytes of deleted files. */
export const eraseFilesQueue = queue<{ venue_id: number; media_ids: string[] }>("erase-files", {
  retries: 20,
  timeLimitSeconds: 300,
  atOnce: 1,
  once: false,
});
