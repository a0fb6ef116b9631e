import type { Conversation } from "@bellhop/contract/conversations";

/**
 * The guest's words that wait: an emergency, else the oldest open question, else what a failed reply was to. Null if the
 * last message is the guest's, or no one waits.
 */
export function waitingWords(conversation: Conversation): string | null {
  const { waiting_since, waiting_text, open_questions } = conversation;
  if (waiting_since === null) return null;
  const first = open_questions.find(({ reason }) => reason === "emergency") ?? open_questions[0];
  return first?.about || waiting_text || null;
}
