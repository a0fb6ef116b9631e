import type { AtVenue } from "../../platform/at/index.ts";
import { refuseField } from "../../platform/refusal.ts";
import { findMessageAtChannel, isInGuestsChat } from "./outgoing-reactions.ts";

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
