import * as z from "zod/mini";
import { queue } from "../../platform/jobs/queue.ts";

/** Makes a code and sends it. A code that is minutes late is useless, so there are few retries. */
export const sendStayCodeQueue = queue(
  "send-stay-code",
  z.object({ venue_id: z.number(), code_id: z.string() }),
  {
    retries: 5,
    timeLimitSeconds: 30,
    atOnce: 2,
    once: true,
  },
);
