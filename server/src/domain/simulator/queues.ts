import * as z from "zod/mini";
import { queue } from "../../platform/jobs/queue.ts";

/** Webhook calls to make. Like Meta, the simulator repeats a call until the response is 200. */
export const simulatorCallsQueue = queue(
  "simulator-calls",
  z.object({ venue_id: z.number(), call_id: z.string() }),
  {
    retries: 40,
    timeLimitSeconds: 30,
    atOnce: 3,
    once: false,
  },
);

/** Messages of the venue on their way to a simulated phone. */
export const simulatorArrivalsQueue = queue(
  "simulator-arrivals",
  z.object({ venue_id: z.number(), message_id: z.string() }),
  {
    retries: 5,
    timeLimitSeconds: 15,
    atOnce: 1,
    once: false,
  },
);
