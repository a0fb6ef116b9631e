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

/**
 * Removes what status updates left of a deleted guest. Separate from `erase-traces`, whose
 * handler in the release before would leave them.
 */
export const eraseDeliveriesQueue = queue("erase-deliveries", conversationJob, {
  retries: 20,
  timeLimitSeconds: 300,
  atOnce: 1,
  once: false,
});

/** Hands the queued messages of a conversation to its channel, in order. */
export const sendMessagesQueue = queue("send-messages", conversationJob, {
  retries: 20,
  timeLimitSeconds: 120,
  atOnce: 8,
  once: true,
});
