import { queue } from "../platform/jobs/queue.ts";

type OfConversation = { venue_id: number; conversation_id: string };
export type OfTask = { venue_id: number; task_id: string };

/** Wakes the assistant for a conversation; it deals with all that was written there until then. */
export const answerConversation = queue<OfConversation>("answer-conversation", {
  retries: 5,
  timeLimitSeconds: 60,
  atOnce: 4,
  once: true,
});

/** No try of a task may take longer, or be silent for longer where it may. */
export const taskTrySeconds = 60;

/** Says what a venue has written, and makes it the next concierge. The version before would freeze it unsaid. */
export const buildConcierge = queue<OfTask>("build-said-concierge", {
  retries: 3,
  timeLimitSeconds: taskTrySeconds,
  atOnce: 2,
  once: true,
});

/** The same, where the version before was asked for it. */
export const buildConciergeOfBefore = queue<OfTask>("build-concierge", {
  retries: 3,
  timeLimitSeconds: taskTrySeconds,
  atOnce: 1,
  once: true,
});

/** Publishes what is set of a venue's assistant. */
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

/** Forgets what the venue's members were answered to acts of a day ago. */
export const forgetAnswers = queue<{ venue_id: number }>("forget-answers", {
  retries: 5,
  timeLimitSeconds: 60,
  atOnce: 1,
  once: true,
});

/** Reads what somebody has given, to propose entries from. */
export const importKnowledge = queue<OfTask>("import-knowledge", {
  retries: 3,
  // A model takes its time.
  timeLimitSeconds: 300,
  // While one waits for a model others are read; of the processes that read there is one at a time (read-apart.ts).
  atOnce: 3,
  once: true,
});

/** Reads what a venue has written much of. */
export const readKnowledge = queue<{ venue_id: number }>("read-knowledge", {
  retries: 2,
  timeLimitSeconds: 60,
  atOnce: 1,
  once: true,
});

/** Looks whether the channel has said what became of what it took. */
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

/** Looks after a task that somebody watches. The version before does not know all states that a task may have. */
export const watchTask = queue<OfTask>("look-after-task", {
  retries: 20,
  timeLimitSeconds: 30,
  atOnce: 1,
  once: true,
});

/** The same, of tasks that the version before was asked for. */
export const watchTaskOfBefore = queue<OfTask>("watch-task", {
  retries: 20,
  timeLimitSeconds: 30,
  atOnce: 1,
  once: true,
});

/** Writes what guests and bookings of an older version are found by. */
export const writeTerms = queue<{ venue_id: number }>("write-terms", {
  retries: 20,
  timeLimitSeconds: 60,
  atOnce: 1,
  once: true,
});
