import * as z from "zod/mini";
import { queue } from "../../platform/jobs/queue.ts";

/** Lets a request expire that no one has decided in time. */
export const expireRequestQueue = queue(
  "expire-request",
  z.object({ venue_id: z.number(), request_id: z.string() }),
  { retries: 5, timeLimitSeconds: 60, atOnce: 2, once: true },
);
