import * as z from "zod/mini";
import { queue } from "../../platform/jobs/queue.ts";

/** Reads the claims of many changed entries ahead of time, so that opening or publishing them is fast. */
export const warmClaimsQueue = queue("warm-claims", z.object({ venue_id: z.number() }), {
  retries: 2,
  timeLimitSeconds: 60,
  atOnce: 1,
  once: true,
});
