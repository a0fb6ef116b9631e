import { queue } from "../../platform/jobs/queue.ts";

/** Sends the first message about a reservation once it is due. */
export const firstMessageQueue = queue<{
  venue_id: number;
  reservation_id: string;
  guest_id: string;
  member_id: string;
  member_name: string;
}>("first-message", { retries: 5, timeLimitSeconds: 30, atOnce: 2, once: false });
