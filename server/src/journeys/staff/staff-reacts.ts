import type { InputOf } from "@bellhop/contract/call";
import { channelRules } from "@bellhop/contract/channel-kinds";
import type { Message, reactToMessage } from "@bellhop/contract/messages";
import { isReplyWindowOpen, lockConversation } from "../../domain/conversations/index.ts";
import {
  broadcastUnchangedMessage,
  findMessageAtChannel,
  isInGuestsChat,
  queueReaction,
  viewMessage,
} from "../../domain/messages/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuse, refuseNotPossible } from "../../platform/refusal.ts";
import { enqueueReaction } from "../whatsapp/send-reaction.ts";

/** Staff react to a message, or take their reaction back. It is no answer: the guest keeps waiting. */
export async function staffReacts(
  at: AtVenue,
  { message_id, emoji }: InputOf<typeof reactToMessage>,
): Promise<Message> {
  const message = await findMessageAtChannel(at, message_id);
  const conversation = await lockConversation(at, message.conversation_id);
  if (!channelRules[conversation.channel_kind].takesMoreThanText || !isInGuestsChat(message))
    throw refuseNotPossible("not_on_this_channel");
  if (!isReplyWindowOpen(conversation.channel_kind, conversation.window_from, at.now))
    throw refuse("reply_window_closed");
  const { channel_id: channelId, provider_message_id: targetId } = message;
  const changeId = await queueReaction(at, { channelId, targetId, emoji });
  if (changeId) {
    await enqueueReaction(at, changeId);
    await broadcastUnchangedMessage(at, message_id);
  }
  return viewMessage(at, message_id);
}
