import * as z from "zod/mini";
import { queue } from "../../platform/jobs/queue.ts";

const conversationJob = z.object({ venue_id: z.number(), conversation_id: z.string() });

/** Checks whether the channel has reported on the messages it accepted. */
export const statusCheckQueue = queue("check-for-status-update", conversationJob, {
  retries: 5,
  timeLimitSeconds: 30,
  atOnce: 1,
  once: true,
});

/** Hands the queued messages of a conversation to its channel, in order. */
export const sendMessagesQueue = queue("send-messages", conversationJob, {
  retries: 20,
  timeLimitSeconds: 120,
  atOnce: 8,
  once: true,
});
