import { queue } from "../../platform/jobs/queue.ts";

/** Reads the claims of many changed entries ahead of time, so that nobody who opens or publishes them has to wait. */
export const warmClaimsQueue = queue<{ venue_id: number }>("warm-claims", {
  retries: 2,
  timeLimitSeconds: 60,
  atOnce: 1,
  once: true,
});
