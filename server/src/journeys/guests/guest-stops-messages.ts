import { broadcastConversation, openConversation } from "../../domain/conversations/index.ts";
import { findMailRecipient, setOptChange } from "../../domain/guests/index.ts";
import { guestLanguageOf } from "../../domain/mail/index.ts";
import { findVenue } from "../../domain/venues/index.ts";
import { openEmailChannel } from "../../domain/whatsapp/index.ts";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";

type Recipient = { guestId: string };

/** Who a mail's link is about; undefined if the guest was deleted. */
export async function viewMailRecipient(at: ReadingAtVenue, { guestId }: Recipient) {
  const [guest, venue] = await Promise.all([findMailRecipient(at, guestId), findVenue(at)]);
  return guest && { venue: venue.name, language: guestLanguageOf(guest.language ?? venue.default_language) };
}

/**
 * A guest stops messages by the link of a mail, or gets them again: the same as STOP and START in the chat. Nothing happens
 * for a guest who was deleted.
 */
export async function guestStopsMessages(
  at: AtVenue,
  { guestId }: Recipient,
  change: "opt_out" | "opt_in",
): Promise<void> {
  const guest = await findMailRecipient(at, guestId);
  if (!guest) return;
  // Where the conversation is: staff see it there.
  const conversation = await openConversation(at, guest.guest_id, await openEmailChannel(at));
  const on = { guestId: guest.guest_id, channelId: conversation.channel_id };
  await setOptChange(at, on, { change, changedAt: at.now });
  broadcastConversation(at, conversation.conversation_id);
}
