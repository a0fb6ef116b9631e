import * as z from "zod/mini";
import { queue } from "../../platform/jobs/queue.ts";

/** Fetches the bytes of a file that a guest sent. WhatsApp has them for days, so an outage of ours must not lose them. */
export const fetchMediaQueue = queue(
  "fetch-media",
  z.object({ venue_id: z.number(), media_id: z.string() }),
  {
    retries: 20,
    timeLimitSeconds: 180,
    atOnce: 3,
    once: true,
  },
);

/** Removes the bytes of deleted files. */
export const eraseFilesQueue = queue(
  "erase-files",
  z.object({ venue_id: z.number(), media_ids: z.array(z.string()) }),
  {
    retries: 20,
    timeLimitSeconds: 300,
    atOnce: 1,
    once: false,
  },
);
