import { queue } from "../../platform/jobs/queue.ts";

/** Makes a code and sends it. Later than some minutes after the request, it would be of no use. */
export const sendStayCodeQueue = queue<{ venue_id: number; code_id: string }>("send-stay-code", {
  retries: 5,
  timeLimitSeconds: 30,
  atOnce: 2,
  once: true,
});
