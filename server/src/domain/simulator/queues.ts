import { queue } from "../../platform/jobs/queue.ts";

/** Webhook calls to make. Like Meta, the simulator repeats a call until the response is 200. */
export const simulatorCallsQueue = queue<{ venue_id: number; call_id: string }>("simulator-calls", {
  retries: 40,
  timeLimitSeconds: 30,
  atOnce: 3,
  once: false,
});

/** Messages of the venue on their way to a simulated phone. */
export const simulatorArrivalsQueue = queue<{ venue_id: number; message_id: string }>("simulator-arrivals", {
  retries: 5,
  timeLimitSeconds: 15,
  atOnce: 1,
  once: false,
});
