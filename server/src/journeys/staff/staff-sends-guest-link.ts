import type { InputOf } from "@bellhop/contract/call";
import { channelRules } from "@bellhop/contract/channel-kinds";
import type { sendGuestLink } from "@bellhop/contract/guests";
import type { Message } from "@bellhop/contract/messages";
import { ownLinkText } from "@bellhop/language/intents";
import type { Actor } from "../../domain/audit/index.ts";
import { lockConversation } from "../../domain/conversations/index.ts";
import { findGuestDetails } from "../../domain/guests/index.ts";
import { findMessage } from "../../domain/messages/index.ts";
import { findVenue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuseField } from "../../platform/refusal.ts";
import { staffCreatesGuestLink } from "./staff-creates-guest-link.ts";
import { staffReplies } from "./staff-replies.ts";

/** A member sends a guest the link to their own conversation, in the guest's language, as a reply on WhatsApp. */
export async function staffSendsGuestLink(
  at: AtVenue,
  by: Actor & { member_id: string },
  { guest_id, message_id }: InputOf<typeof sendGuestLink>,
  publicUrl: string,
): Promise<Message> {
  const guest = await findGuestDetails(at, guest_id);
  const { conversation_id } = guest;
  if (conversation_id === null) throw refuseField("guest_id", "guest_without_conversation");
  const conversation = await lockConversation(at, conversation_id);
  const known = await findMessage(at, message_id);
  if (known) {
    if (known.conversation_id === conversation_id && known.author === "staff") return known;
    throw refuseField("message_id", "message_id_taken");
  }
  if (channelRules[conversation.channel_kind].isPage) throw refuseField("guest_id", "guest_on_page");
  const { link } = await staffCreatesGuestLink(at, by, { guest_id }, publicUrl);
  const language = guest.language ?? (await findVenue(at)).default_language;
  const reply = { conversation_id, message_id, text: ownLinkText({ language, link }) };
  return staffReplies(at, by, reply, { isAnswer: false });
}
