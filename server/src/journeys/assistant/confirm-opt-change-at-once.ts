import { optInText, optOutText, readOptChange } from "@bellhop/language/intents";
import type { AnswerDraftRow } from "../../domain/answer-drafts/index.ts";
import type { Decision } from "../../domain/assistant/index.ts";
import type { Conversation } from "../../domain/conversations/index.ts";
import { broadcastMessage } from "../../domain/messages/index.ts";
import type { Venue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { enqueueSend } from "../whatsapp/send-messages.ts";
import { writeAsAssistant } from "./write-as-assistant.ts";

type Told = Exclude<Decision, { action: "stay_silent" }>;
type Burst = {
  language: string;
  written: readonly { seq: number; text: string }[];
  /** The earlier draft: what it answers was confirmed. */
  previous: AnswerDraftRow | undefined;
};

/**
 * An opt-out holds at once, so its confirmation does not wait for approval with the rest of the answer. Returns the
 * rest.
 */
export async function confirmOptChangeAtOnce(
  at: AtVenue,
  conversation: Conversation,
  venue: Venue,
  decision: Told,
  { language, written, previous }: Burst,
): Promise<Told> {
  if (!decision.optChange) return decision;
  const text = decision.optChange === "opt_out" ? optOutText({ language }) : optInText({ language });
  if (!decision.text.includes(text)) return decision;
  const isNew = written.some(
    ({ seq, text: message }) => seq > (previous?.through_seq ?? 0) && readOptChange(message) !== undefined,
  );
  if (isNew) {
    const messageId = newId();
    await writeAsAssistant(at, conversation, venue, { messageId, text, language, isAnswer: false });
    await enqueueSend(at, conversation.conversation_id);
    broadcastMessage(at, messageId);
  }
  return { ...decision, text: decision.text.replace(text, "").trim() };
}
