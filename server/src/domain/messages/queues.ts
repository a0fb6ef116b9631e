import * as z from "zod/mini";
import { queue } from "../../platform/jobs/queue.ts";

/** Sends the venue's reaction to a message. */
export const sendReactionQueue = queue(
  "send-reaction",
  z.object({ venue_id: z.number(), change_id: z.string() }),
  {
    retries: 20,
    timeLimitSeconds: 60,
    atOnce: 4,
    once: true,
  },
);
