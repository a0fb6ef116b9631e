import { raiseAlert } from "../../domain/alerts/index.ts";
import { addSystemLine, type Conversation } from "../../domain/conversations/index.ts";
import { type Guest, moveAddress } from "../../domain/guests/index.ts";
import { broadcastMessage } from "../../domain/messages/index.ts";
import type { InboundMessage } from "../../domain/whatsapp/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";

/**
 * A guest without a phone shares their own contact card, as they were asked to: its phone is theirs. If another guest has
 * it, nothing is merged: staff are alerted and decide.
 */
export async function takeOwnCard(
  at: AtVenue,
  { guest, conversation, channelId }: { guest: Guest; conversation: Conversation; channelId: string },
  { content, providerMessageId }: Pick<InboundMessage, "content" | "providerMessageId">,
) {
  if (content?.kind !== "contacts" || guest.phone !== null || guest.whatsapp_user_id === null) return;
  const phone = phoneOfOwnCard(content.contacts);
  if (!phone) return;
  const address = { phone: null, whatsappUserId: guest.whatsapp_user_id };
  const moved = await moveAddress(at, address, { phone, whatsappUserId: null });
  if (moved.is === "conflict" && moved.newConflict)
    await raiseAlert(at, "guest_conflict", conversation.conversation_id, guest.name);
  if (moved.is !== "moved") return;
  guest.phone = phone;
  const source = { channelId, providerMessageId: `${providerMessageId} phone` };
  const line = await addSystemLine(at, conversation, { kind: "phone_shared", phone }, source);
  broadcastMessage(at, line);
}

/** The one phone of the one card that WhatsApp marks as the sender's own. */
function phoneOfOwnCard(cards: Extract<InboundMessage["content"], { kind: "contacts" }>["contacts"]) {
  const [card, ...others] = cards;
  const [phone, ...more] = card?.phones ?? [];
  return card?.is_own && others.length === 0 && more.length === 0 ? phone : undefined;
}
