import { raiseAlert } from "../../domain/alerts/index.ts";
import { addSystemLine, broadcastConversation, openConversation } from "../../domain/conversations/index.ts";
import {
  type ErasureKey,
  findGuestByAddress,
  moveAddress,
  setMarketingStopped,
  wasErased,
} from "../../domain/guests/index.ts";
import { areStored } from "../../domain/messages/index.ts";
import { type AddressChange, type Preference, storeChannelEvent } from "../../domain/whatsapp/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";

/**
 * A guest has another number or user id. Replies go there from now on, and the thread says so. If another guest has that
 * address, nothing is merged: staff are alerted and decide.
 */
export async function guestChangesAddress(
  at: AtVenue,
  erasureKey: ErasureKey,
  channelId: string,
  change: AddressChange,
) {
  const { providerMessageId } = change;
  // Delivered again after the guest has moved once more, it would move them back.
  if (await areStored(at, channelId, [providerMessageId])) return;
  const moved = await moveAddress(at, change.from, change.to);
  if (moved.is === "unknown") {
    if ((await isErased(at, erasureKey, change.from)) || (await isErased(at, erasureKey, change.to))) return;
    const who = change.to.phone ?? change.to.whatsappUserId ?? "";
    const key = `address ${providerMessageId}`;
    await storeChannelEvent(at, channelId, key, { kind: "address", who }, change.happenedAt);
    return;
  }
  if (moved.is === "same") return;
  const conversation = await openConversation(at, moved.guest.merged_into ?? moved.guest.guest_id, channelId);
  const { conversation_id } = conversation;
  if (moved.is === "conflict") {
    if (moved.newConflict) await raiseAlert(at, "guest_conflict", conversation_id, moved.guest.name);
    broadcastConversation(at, conversation_id);
    return;
  }
  const event = { kind: "number_changed", phone: change.to.phone } as const;
  const line = await addSystemLine(at, conversation, event, { channelId, providerMessageId });
  broadcastConversation(at, conversation_id, line);
}

/** A guest stops or resumes marketing messages in WhatsApp. Replies and information about the stay go on. */
export async function guestChangesPreference(
  at: AtVenue,
  erasureKey: ErasureKey,
  channelId: string,
  { of, stops, happenedAt }: Preference,
) {
  const guest = await findGuestByAddress(at, of);
  if (!guest) {
    if (await isErased(at, erasureKey, of)) return;
    const who = of.phone ?? of.whatsappUserId ?? "";
    const key = `preference ${who} ${stops} ${happenedAt.toISOString()}`;
    await storeChannelEvent(at, channelId, key, { kind: "preference", who, stops }, happenedAt);
    return;
  }
  await setMarketingStopped(at, { guestId: guest.guest_id, channelId }, { stops, changedAt: happenedAt });
}

const isErased = (
  at: AtVenue,
  key: ErasureKey,
  { phone, whatsappUserId }: { phone: string | null; whatsappUserId: string | null },
) => wasErased(at, key, { phone, whatsappIds: whatsappUserId === null ? [] : [whatsappUserId] });
