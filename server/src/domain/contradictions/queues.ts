import { queue } from "../../platform/jobs/queue.ts";

/** Reads the claims of a large knowledge base ahead of time. */
export const warmClaimsQueue = queue<{ venue_id: number }>("warm-claims", {
  retries: 2,
  timeLimitSeconds: 60,
  atOnce: 1,
  once: true,
});
