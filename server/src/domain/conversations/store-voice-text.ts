import type { VoiceTranscript } from "@bellhop/contract/message-content";
import type { AtVenue } from "../../platform/at/index.ts";
import { type HeardNote, setVoiceText } from "../messages/index.ts";
import type { Conversation } from "./conversations.queries.ts";
import { lockConversationIfAny } from "./hold.ts";
import { updateLastText } from "./lines.queries.ts";
import { broadcastConversation } from "./views.ts";

/**
 * Stores the result of a voice note, once, and shows it to staff. Returns its conversation, locked: the one that it was
 * merged into, if staff have done that. Undefined if it was stored before, or the message or its guest is deleted.
 */
export async function storeVoiceText(
  at: AtVenue,
  messageId: string,
  result: { text: string; transcript: VoiceTranscript },
): Promise<{ note: HeardNote; conversation: Conversation } | undefined> {
  // Locks messages before conversations, as everywhere.
  const note = await setVoiceText(at, messageId, result);
  let conversation = note && (await lockConversationIfAny(at, note.conversation_id));
  if (conversation?.merged_into) conversation = await lockConversationIfAny(at, conversation.merged_into);
  if (!note || !conversation) return undefined;
  const { text } = result;
  if (text !== "") await at.tx.run(updateLastText, { venueId: at.venueId, messageId, text });
  broadcastConversation(at, conversation.conversation_id, messageId);
  return { note, conversation };
}
