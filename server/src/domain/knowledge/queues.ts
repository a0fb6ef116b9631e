import { queue } from "../../platform/jobs/queue.ts";

/** Reads the claims of many changed entries ahead of time, so that opening or publishing them is fast. */
export const warmClaimsQueue = queue<{ venue_id: number }>("warm-claims", {
  retries: 2,
  timeLimitSeconds: 60,
  atOnce: 1,
  once: true,
});
