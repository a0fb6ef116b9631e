import * as z from "zod/mini";
import { queue } from "../../platform/jobs/queue.ts";

const conversationJob = z.object({ venue_id: z.number(), conversation_id: z.string() });

/** Wakes the assistant for a conversation; it processes everything the guest has written so far. */
export const answerConversationQueue = queue("answer-conversation", conversationJob, {
  retries: 5,
  timeLimitSeconds: 60,
  atOnce: 4,
  once: true,
});

/**
 * Like `answerConversationQueue`, for what a model reads first: apart, so that a slow model holds up no answers of the
 * rules.
 */
export const readConversationQueue = queue("read-conversation", conversationJob, {
  retries: 5,
  timeLimitSeconds: 60,
  atOnce: 16,
  once: true,
});

/** Removes the words of a deleted guest's messages. The release before has no handler that would leave them. */
export const eraseMessagesQueue = queue("erase-messages", conversationJob, {
  retries: 20,
  timeLimitSeconds: 300,
  atOnce: 1,
  once: false,
});
