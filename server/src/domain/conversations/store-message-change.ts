import type { AtVenue } from "../../platform/at/index.ts";
import type { IsForgotten } from "../delivery/index.ts";
import {
  addMessageChange,
  addressHash,
  findErasedMessages,
  findMessage,
  lockMessageOfChannel,
} from "../messages/index.ts";
import type { MessageChange } from "../whatsapp/index.ts";
import { updateLastText } from "./lines.queries.ts";
import { broadcastConversation } from "./views.ts";

/**
 * Stores a reaction, an edit or a deletion, and shows it to staff. Of a message that has not arrived yet, it is shown
 * when the message does. The same change again does nothing, nor does one of a deleted guest's message.
 */
export async function storeMessageChange(
  at: AtVenue,
  erasureKey: Buffer,
  channelId: string,
  change: MessageChange,
  isForgotten: IsForgotten,
) {
  const { targetId, kind, guest } = change;
  const target = await lockMessageOfChannel(at, channelId, targetId);
  if (!target && (await findErasedMessages(at, erasureKey, channelId, [targetId])).size > 0) return;
  if (!target && guest && (await isForgotten(guest))) return;
  const hash = !target && guest ? addressHash(erasureKey, at.venueId, guest) : null;
  const stored = await addMessageChange(at, channelId, change, hash);
  if (!stored || !target) return;
  if (kind === "edit") {
    const { text = "" } = (await findMessage(at, target.message_id)) ?? {};
    await at.tx.run(updateLastText, { venueId: at.venueId, messageId: target.message_id, text });
  }
  broadcastConversation(at, target.conversation_id, target.message_id);
}
