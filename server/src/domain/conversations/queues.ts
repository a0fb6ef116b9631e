import { queue } from "../../platform/jobs/queue.ts";

/** Sends the venue's reaction to a message. */
export const sendReactionQueue = queue<{ venue_id: number; change_id: string }>("send-reaction", {
  retries: 20,
  timeLimitSeconds: 60,
  atOnce: 4,
  once: true,
});

type ConversationJob = { venue_id: number; conversation_id: string };

/** Wakes the assistant for a conversation; it processes everything the guest has written so far. */
export const answerConversationQueue = queue<ConversationJob>("answer-conversation", {
  retries: 5,
  timeLimitSeconds: 60,
  atOnce: 4,
  once: true,
});

/** Checks whether the channel has reported on the messages it accepted. */
export const statusCheckQueue = queue<ConversationJob>("check-for-status-update", {
  retries: 5,
  timeLimitSeconds: 30,
  atOnce: 1,
  once: true,
});

/** Hands the queued messages of a conversation to its channel, in order. */
export const sendMessagesQueue = queue<ConversationJob>("send-messages", {
  retries: 20,
  timeLimitSeconds: 120,
  atOnce: 8,
  once: true,
});
