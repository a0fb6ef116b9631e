import { queue } from "../../platform/jobs/queue.ts";

/** Makes a code and sends it. A code that is minutes late is useless, so there are few retries. */
export const sendStayCodeQueue = queue<{ venue_id: number; code_id: string }>("send-stay-code", {
  retries: 5,
  timeLimitSeconds: 30,
  atOnce: 2,
  once: true,
});
