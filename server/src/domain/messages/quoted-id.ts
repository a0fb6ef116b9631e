import type { AtVenue } from "../../platform/at/index.ts";
import { refuseField } from "../../platform/refusal.ts";
import { findMessageAtChannel, isInGuestsChat } from "./outgoing-reactions.ts";
import { findMessage } from "./views.ts";

/** What the quoted message says; undefined without one. */
export async function quotedText(at: AtVenue, messageId: string | undefined): Promise<string | undefined> {
  return messageId === undefined ? undefined : (await findMessage(at, messageId))?.text;
}

/** The id by which WhatsApp knows the quoted message; refused if it is not a message of this chat. */
export async function quotedIdOf(
  at: AtVenue,
  { conversation_id, channel_id }: { conversation_id: string; channel_id: string },
  messageId: string | undefined,
): Promise<string | null> {
  if (messageId === undefined) return null;
  const message = await findMessageAtChannel(at, messageId);
  const isHere = message.conversation_id === conversation_id && message.channel_id === channel_id;
  if (!isHere || !isInGuestsChat(message)) throw refuseField("quoted", "not_quotable");
  return message.provider_message_id;
}
