import type { Conversation } from "@bellhop/contract/conversations";

/**
 * The guest's newest words that wait: an emergency, else the newest open question, else what a failed reply was to. Null
 * if the last message is the guest's, which is newer, or if no one waits.
 */
export function waitingWords(conversation: Conversation): string | null {
  const { waiting_since, waiting_text, open_questions, last_message } = conversation;
  if (waiting_since === null) return null;
  const emergency = open_questions.find(({ reason }) => reason === "emergency");
  if (emergency) return emergency.about || null;
  if (last_message?.author === "guest") return null;
  return open_questions.at(-1)?.about || waiting_text || null;
}
