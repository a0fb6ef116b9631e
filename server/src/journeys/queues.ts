import { queue } from "../platform/jobs/queue.ts";

type OfConversation = { venue_id: number; conversation_id: string };
export type OfTask = { venue_id: number; task_id: string };

/** Wakes the assistant for a conversation; it processes everything the guest has written so far. */
export const answerConversation = queue<OfConversation>("answer-conversation", {
  retries: 5,
  timeLimitSeconds: 60,
  atOnce: 4,
  once: true,
});

/** The longest that an attempt of a task may take, or go without reporting progress. */
export const taskTrySeconds = 60;

/** Builds the next version of a venue's assistant from its knowledge. */
export const buildConcierge = queue<OfTask>("build-concierge", {
  retries: 3,
  timeLimitSeconds: taskTrySeconds,
  atOnce: 2,
  once: true,
});

/** Publishes the settings of a venue's assistant. */
export const publishGeneral = queue<OfTask>("publish-general", {
  retries: 3,
  timeLimitSeconds: taskTrySeconds,
  atOnce: 1,
  once: true,
});

/** Publishes the tools of a venue's assistant. */
export const publishTools = queue<OfTask>("publish-tools", {
  retries: 3,
  timeLimitSeconds: taskTrySeconds,
  atOnce: 1,
  once: true,
});

/** Deletes the venue's stored answers to idempotent calls after a day. */
export const forgetAnswers = queue<{ venue_id: number }>("forget-answers", {
  retries: 5,
  timeLimitSeconds: 60,
  atOnce: 1,
  once: true,
});

/** Reads an imported source and proposes entries. */
export const importKnowledge = queue<OfTask>("import-knowledge", {
  retries: 3,
  // A language model takes its time.
  timeLimitSeconds: 300,
  // While one waits for a model, others are read. Only one reader process runs at a time (read-apart.ts).
  atOnce: 3,
  once: true,
});

/** Reads the claims of a large knowledge base ahead of time. */
export const readKnowledge = queue<{ venue_id: number }>("read-knowledge", {
  retries: 2,
  timeLimitSeconds: 60,
  atOnce: 1,
  once: true,
});

/** Checks whether the channel has reported on the messages it accepted. */
export const missReports = queue<OfConversation>("miss-reports", {
  retries: 5,
  timeLimitSeconds: 30,
  atOnce: 1,
  once: true,
});

/** Hands the queued messages of a conversation to its channel, in order. */
export const sendMessages = queue<OfConversation>("send-messages", {
  retries: 20,
  timeLimitSeconds: 120,
  atOnce: 8,
  once: true,
});

/** Fails a task whose last worker has died. */
export const watchTask = queue<OfTask>("watch-task", {
  retries: 20,
  timeLimitSeconds: 30,
  atOnce: 1,
  once: true,
});
