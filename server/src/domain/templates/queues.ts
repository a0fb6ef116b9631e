import * as z from "zod/mini";
import { queue } from "../../platform/jobs/queue.ts";

/** Reads the templates of a number's account from Meta. */
export const readTemplatesQueue = queue(
  "read-templates",
  z.object({ venue_id: z.number(), channel_id: z.string() }),
  { retries: 8, timeLimitSeconds: 120, atOnce: 1, once: true },
);
