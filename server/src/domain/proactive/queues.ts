import * as z from "zod/mini";
import { queue } from "../../platform/jobs/queue.ts";

/** Once a minute for the whole installation: looks at each venue with a rule that is on. */
export const proactiveTickQueue = queue("proactive-tick", z.object({}), {
  retries: 20,
  timeLimitSeconds: 60,
  atOnce: 1,
  once: true,
});

/** Sends what is due first at a venue. */
export const sendFirstQueue = queue("send-first", z.object({ venue_id: z.number() }), {
  retries: 3,
  timeLimitSeconds: 600,
  atOnce: 2,
  once: true,
});
