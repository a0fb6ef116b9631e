import type { Message } from "@bellhop/contract/messages";
import { endAlerts } from "../domain/alerts/index.ts";
import {
  addOwnMessage,
  isReplyWindowOpen,
  lockMessage,
  refreshWaiting,
  setDelivery,
  setUnread,
  takeConversation,
  tellConversation,
  viewMessage,
} from "../domain/conversations/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { refuse } from "../platform/refusal.ts";
import { takeFor } from "./conversation-changes-hands.ts";
import { askToSend } from "./messages-are-sent.ts";

type Member = { member_id: string; name: string };
type Reply = { conversation_id: string; message_id: string; text: string };

/**
 * A member of staff replies. That takes the conversation over. The same message id again, from a double click or a
 * weak connection, is the same message; with other words it is refused.
 */
export async function staffReplies(at: AtVenue, member: Member, reply: Reply): Promise<Message> {
  const conversation = await takeConversation(at, reply.conversation_id);
  if (!isReplyWindowOpen(conversation.channel_kind, conversation.last_guest_at, at.now))
    throw refuse("reply_window_closed");
  await takeFor(at, conversation, member);
  const isNew = await addOwnMessage(at, conversation, {
    messageId: reply.message_id,
    author: "staff",
    member,
    text: reply.text,
    isAnswer: true,
  });
  if (!isNew) return sameMessage(at, reply);

  await at.tx.run(refreshWaiting, [at.venueId, reply.conversation_id]);
  await at.tx.run(setUnread, [at.venueId, reply.conversation_id, 0]);
  await endAlerts(at, reply.conversation_id, ["guest_waits", "handed_over"]);
  await askToSend(at, reply.conversation_id);
  await tellConversation(at, reply.conversation_id, reply.message_id);
  return viewMessage(at, reply.message_id);
}

async function sameMessage(at: AtVenue, reply: Reply): Promise<Message> {
  const known = await viewMessage(at, reply.message_id);
  const isSame =
    known.conversation_id === reply.conversation_id && known.text === reply.text && known.author === "staff";
  if (isSame) return known;
  throw refuse("invalid_fields", [{ field: "message_id", message: "Another message has this id already" }]);
}

/** A member has a message tried once more that failed or whose fate nobody knows: a new attempt at the same message. */
export async function staffSendsAgain(at: AtVenue, messageId: string): Promise<Message> {
  const message = await at.tx.maybeRow(lockMessage, [at.venueId, messageId]);
  if (!message) throw refuse("not_found");
  if (message.state !== "failed" && message.state !== "unknown") throw refuse("wrong_state");
  const conversation = await takeConversation(at, message.conversation_id);
  if (!isReplyWindowOpen(conversation.channel_kind, conversation.last_guest_at, at.now))
    throw refuse("reply_window_closed");
  await at.tx.run(setDelivery, [at.venueId, messageId, "queued", null, null, null]);
  await at.tx.run(refreshWaiting, [at.venueId, message.conversation_id]);
  await endAlerts(at, message.conversation_id, ["send_failed", "send_unknown"]);
  await askToSend(at, message.conversation_id);
  await tellConversation(at, message.conversation_id, messageId);
  return viewMessage(at, messageId);
}
