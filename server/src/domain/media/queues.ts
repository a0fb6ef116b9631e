import { queue } from "../../platform/jobs/queue.ts";

/** Fetches the bytes of a file that a guest sent. */
export const fetchMediaQueue = queue<{ venue_id: number; media_id: string }>("fetch-media", {
  retries: 5,
  timeLimitSeconds: 180,
  atOnce: 3,
  once: true,
});
