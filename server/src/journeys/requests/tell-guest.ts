import { endAlerts } from "../../domain/alerts/index.ts";
import {
  addOwnMessage,
  broadcastConversation,
  type Conversation,
  isReplyWindowOpen,
  markAnswered,
  recomputeWaiting,
} from "../../domain/conversations/index.ts";
import { holdBack } from "../../domain/delivery/index.ts";
import { listUnconsidered } from "../../domain/messages/index.ts";
import { countOpen } from "../../domain/questions/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuse, refuseField } from "../../platform/refusal.ts";
import { endHandOverAlert } from "../assistant/hand-over.ts";
import { enqueueSend } from "../whatsapp/send-messages.ts";

type Told = {
  messageId: string;
  text: string;
  /** Null: the assistant tells it. */
  member: { member_id: string; name: string } | null;
  undoSeconds?: number | undefined;
};

/**
 * Tells the guest what was decided about a request, without taking the conversation over. It answers the guest only if
 * nothing else is open.
 */
export async function tellGuest(
  at: AtVenue,
  conversation: Conversation,
  { messageId, text, member, undoSeconds = 0 }: Told,
) {
  const { conversation_id: conversationId } = conversation;
  if (!isReplyWindowOpen(conversation.channel_kind, conversation.window_from, at.now))
    throw refuse("reply_window_closed");
  const [open, unconsidered] = await Promise.all([
    countOpen(at, conversationId),
    listUnconsidered(at, conversation),
  ]);
  const isAnswer = member !== null && open === 0 && unconsidered.length === 0;
  const isNew = await addOwnMessage(at, conversation, {
    messageId,
    author: member ? "staff" : "assistant",
    member,
    text,
    isAnswer,
  });
  if (!isNew) throw refuseField("new_message_id", "message_id_taken");
  await sendLater(at, conversationId, messageId, undoSeconds);
  broadcastConversation(at, conversationId, messageId);
}

/** Queues a stored message; with `undoSeconds` it is held back for as long, and can be taken back. */
export async function sendLater(at: AtVenue, conversationId: string, messageId: string, undoSeconds: number) {
  if (undoSeconds <= 0) return enqueueSend(at, conversationId);
  const until = new Date(at.now.getTime() + undoSeconds * 1_000);
  await holdBack(at, messageId, until);
  await enqueueSend(at, conversationId, until);
}

/** After a question was answered or opened again without a reply: alerts and the waiting time follow. */
export async function settleConversation(at: AtVenue, conversation: Conversation) {
  const { conversation_id: conversationId } = conversation;
  const [open, unconsidered] = await Promise.all([
    countOpen(at, conversationId),
    listUnconsidered(at, conversation),
  ]);
  await endHandOverAlert(at, conversationId);
  if (open === 0 && unconsidered.length === 0) {
    await markAnswered(at, conversationId);
    await endAlerts(at, conversationId, ["guest_waits"]);
  } else await recomputeWaiting(at, conversationId);
  broadcastConversation(at, conversationId);
}
