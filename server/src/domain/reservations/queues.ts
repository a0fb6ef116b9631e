import * as z from "zod/mini";
import { queue } from "../../platform/jobs/queue.ts";

/** Sends the first message about a reservation once it is due. */
export const firstMessageQueue = queue(
  "first-message",
  z.object({
    venue_id: z.number(),
    reservation_id: z.string(),
    guest_id: z.string(),
    member_id: z.string(),
    member_name: z.string(),
  }),
  { retries: 5, timeLimitSeconds: 30, atOnce: 2, once: false },
);
