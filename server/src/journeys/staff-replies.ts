import type { Message } from "@bellhop/contract/messages";
import { endAlerts } from "../domain/alerts/index.ts";
import {
  addOwnMessage,
  findLastTry,
  findMessage,
  isReplyWindowOpen,
  lockMessage,
  markQueued,
  publishConversation,
  refreshWaiting,
  setUnread,
  takeConversation,
  viewMessage,
} from "../domain/conversations/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { failpoint } from "../platform/failpoints.ts";
import { refuse, refuseField } from "../platform/refusal.ts";
import { assignTo } from "./conversation-changes-hands.ts";
import { enqueueSend } from "./send-messages.ts";

/** So long a report may still settle a message of unknown fate; sending it again before could double it. */
const reportsAwaitedMs = 10 * 60_000;

type Member = { member_id: string; name: string };
type Reply = { conversation_id: string; message_id: string; text: string };

/**
 * A member of staff replies. That takes the conversation over. The same message id again, from a double click or a
 * weak connection, is the same message; with other words it is refused.
 */
export async function staffReplies(at: AtVenue, member: Member, reply: Reply): Promise<Message> {
  const conversation = await takeConversation(at, reply.conversation_id);
  const known = await findReply(at, reply);
  if (known) return known;
  if (!isReplyWindowOpen(conversation.channel_kind, conversation.last_guest_at, at.now))
    throw refuse("reply_window_closed");
  await assignTo(at, conversation, member);
  await addOwnMessage(at, conversation, {
    messageId: reply.message_id,
    author: "staff",
    member,
    text: reply.text,
    isAnswer: true,
  });

  await at.tx.run(refreshWaiting, { venueId: at.venueId, conversationId: reply.conversation_id });
  await at.tx.run(setUnread, { venueId: at.venueId, conversationId: reply.conversation_id, unread: 0 });
  await endAlerts(at, reply.conversation_id, ["guest_waits", "handed_over"]);
  await enqueueSend(at, reply.conversation_id);
  publishConversation(at, reply.conversation_id, reply.message_id);
  failpoint("reply.before-commit");
  return viewMessage(at, reply.message_id);
}

/** The reply that came with this id before, whatever has happened to the conversation since. */
async function findReply(at: AtVenue, reply: Reply): Promise<Message | undefined> {
  if (!(await at.tx.maybeRow(findMessage, { venueId: at.venueId, messageId: reply.message_id })))
    return undefined;
  const known = await viewMessage(at, reply.message_id);
  const { conversation_id, text, author } = known;
  if (conversation_id === reply.conversation_id && text === reply.text && author === "staff") return known;
  throw refuseField("message_id", "message_id_taken");
}

/** A member has a message tried once more that failed or whose fate nobody knows: a new attempt at the same message. */
export async function staffSendsAgain(at: AtVenue, messageId: string): Promise<Message> {
  const message = await at.tx.maybeRow(lockMessage, { venueId: at.venueId, messageId });
  if (!message) throw refuse("not_found");
  if (message.state !== "failed" && message.state !== "unknown") throw refuse("wrong_state");
  const { started_at } = await at.tx.row(findLastTry, { venueId: at.venueId, messageId });
  const isFresh = started_at !== null && at.now.getTime() - started_at.getTime() < reportsAwaitedMs;
  if (message.state === "unknown" && isFresh) throw refuse("fate_unknown");
  const conversation = await takeConversation(at, message.conversation_id);
  if (!isReplyWindowOpen(conversation.channel_kind, conversation.last_guest_at, at.now))
    throw refuse("reply_window_closed");
  await markQueued(at, messageId);
  await at.tx.run(refreshWaiting, { venueId: at.venueId, conversationId: message.conversation_id });
  await endAlerts(at, message.conversation_id, ["send_failed", "send_unknown"]);
  await enqueueSend(at, message.conversation_id);
  publishConversation(at, message.conversation_id, messageId);
  return viewMessage(at, messageId);
}
