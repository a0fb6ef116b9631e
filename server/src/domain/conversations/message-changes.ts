import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import type { MessageChange } from "../whatsapp/index.ts";
import { addressHash, findErasedMessages } from "./erase.ts";
import { insertMessageChange } from "./message-changes.queries.ts";
import { lockByProviderId, updateLastText } from "./messages.queries.ts";
import type { IsForgotten } from "./status-updates.ts";
import { broadcastConversation, findMessage } from "./views.ts";

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
  const { targetId, providerMessageId, kind, isByGuest, value, guest, happenedAt } = change;
  const target = await at.tx.maybeRow(lockByProviderId, {
    venueId: at.venueId,
    channelId,
    providerMessageId: targetId,
  });
  if (!target && (await findErasedMessages(at, erasureKey, channelId, [targetId])).size > 0) return;
  if (!target && guest && (await isForgotten(guest))) return;
  const stored = await at.tx.maybeRow(insertMessageChange, {
    venueId: at.venueId,
    changeId: newId(),
    channelId,
    targetId,
    providerMessageId,
    kind,
    byGuest: isByGuest,
    value,
    addressHash: !target && guest ? addressHash(erasureKey, at.venueId, guest) : null,
    happenedAt,
  });
  if (!stored || !target) return;
  if (kind === "edit") {
    const { text = "" } = (await findMessage(at, target.message_id)) ?? {};
    await at.tx.run(updateLastText, { venueId: at.venueId, messageId: target.message_id, text });
  }
  broadcastConversation(at, target.conversation_id, target.message_id);
}
