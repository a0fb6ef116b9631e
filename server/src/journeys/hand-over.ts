import type { HandOverReason } from "@bellhop/contract/messages";
import { raiseAlert } from "../domain/alerts/index.ts";
import {
  addSystemLine,
  type Conversation,
  giveToStaff,
  insertHandOver,
  publishMessage,
} from "../domain/conversations/index.ts";
import type { AtVenue } from "../platform/at/index.ts";

const aboutCharacters = 300;

/**
 * Hands a conversation to staff: they answer from now on, are alerted, and see the reason and the guest's words in the
 * thread. The hand-over is recorded; Home and the alerts read that record.
 */
export async function handOver(
  at: AtVenue,
  conversation: Conversation,
  reason: HandOverReason,
  guestsWords: string,
) {
  const { conversation_id } = conversation;
  const about = guestsWords.slice(0, aboutCharacters);
  await giveToStaff(at, conversation, null);
  const line = addSystemLine(at, conversation, { kind: "handed_over", reason, about });
  await Promise.all([
    line,
    insertHandOver(at, { conversationId: conversation_id, reason, about }),
    raiseAlert(at, "handed_over", conversation_id, about),
  ]);
  publishMessage(at, await line);
}
