import { isDeepStrictEqual } from "node:util";
import type { InputOf } from "@bellhop/contract/call";
import { channelRules } from "@bellhop/contract/channel-kinds";
import type { Message, sendReply } from "@bellhop/contract/messages";
import { endAlerts } from "../../domain/alerts/index.ts";
import {
  addOwnMessage,
  broadcastConversation,
  type Conversation,
  isReplyWindowOpen,
  lockConversation,
  mayStillSend,
  recomputeWaiting,
  setUnread,
} from "../../domain/conversations/index.ts";
import { findLastAttempt, lockMessage, markQueued } from "../../domain/delivery/index.ts";
import {
  findMessage,
  listUnconsidered,
  offeredContent,
  quotedIdOf,
  quotedText,
  requireFitsWhatsapp,
  viewMessage,
} from "../../domain/messages/index.ts";
import { markQuestionsAnsweredBy } from "../../domain/questions/index.ts";
import { findTranslation } from "../../domain/translations/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { refuse, refuseField, refuseNotPossible } from "../../platform/refusal.ts";
import { endHandOverAlert } from "../assistant/hand-over.ts";
import { sendLater } from "../requests/tell-guest.ts";
import { enqueueSend } from "../whatsapp/send-messages.ts";
import { assignTo } from "./staff-takes-over.ts";

/** A status update may still settle a message of unknown fate; sending it again sooner could double it. */
const reportsAwaitedMs = 10 * 60_000;

type Member = { member_id: string; name: string };
type Reply = InputOf<typeof sendReply>;

/**
 * A member replies, which takes the conversation over. The message id is the idempotency key: the same id again, from a
 * double click or a weak connection, is the same message; with other words it is refused.
 */
export async function staffReplies(
  at: AtVenue,
  member: Member,
  reply: Reply,
  {
    isAnswer = true,
    takesOver = true,
    alsoDo,
  }: {
    /** False for what answers no question. */
    isAnswer?: boolean;
    /** False if the assistant keeps the conversation, and answers what is unconsidered. */
    takesOver?: boolean;
    /** Done with the reply, once: the conversation is locked, and the reply is stored. */
    alsoDo?: (conversation: Conversation) => Promise<void>;
  } = {},
): Promise<Message> {
  const conversation = await lockConversation(at, reply.conversation_id);
  const known = await findReply(at, reply);
  if (known) return known;
  const { interactive, translated_from } = reply;
  if (interactive && !channelRules[conversation.channel_kind].takesMoreThanText)
    throw refuseNotPossible("not_on_this_channel");
  if (!isReplyWindowOpen(conversation.channel_kind, conversation.window_from, at.now))
    throw refuse("reply_window_closed");
  if (interactive) requireFitsWhatsapp(reply.text, interactive);
  if (translated_from) await requireTranslation(at, reply, translated_from);
  const quotedId = await quotedIdOf(at, conversation, reply.quoted);
  const answersAll = takesOver || (await listUnconsidered(at, conversation)).length === 0;
  if (takesOver) await assignTo(at, conversation, member);
  await addOwnMessage(at, conversation, {
    messageId: reply.message_id,
    author: "staff",
    member,
    text: reply.text,
    ...(interactive && { kind: "interactive", content: offeredContent(interactive) }),
    quotedId,
    isAnswer: answersAll,
    ...(translated_from && { translatedFrom: translated_from, preview: translated_from.text }),
  });

  await alsoDo?.(conversation);
  if (isAnswer) {
    const answer = {
      messageId: reply.message_id,
      text: reply.text,
      quoted: await quotedText(at, reply.quoted),
    };
    await markQuestionsAnsweredBy(at, reply.conversation_id, answer, member.name);
  }
  await recomputeWaiting(at, reply.conversation_id);
  if (answersAll) {
    await setUnread(at, reply.conversation_id, 0);
    await endAlerts(at, reply.conversation_id, ["guest_waits"]);
  }
  await endHandOverAlert(at, reply.conversation_id);
  await sendLater(at, reply.conversation_id, reply.message_id, reply.undo_seconds ?? 0);
  broadcastConversation(at, reply.conversation_id, reply.message_id);
  failpoint("reply.before-commit");
  return viewMessage(at, reply.message_id);
}

/** A guest gets only a translation that was compared with its source, as staff have seen it. */
async function requireTranslation(
  at: AtVenue,
  { conversation_id: conversationId, text }: Reply,
  original: NonNullable<Reply["translated_from"]>,
) {
  const known = await findTranslation(at, { conversationId, ...original });
  if (known?.text !== text) throw refuseField("translated_from", "not_the_translation");
}

/** The reply that was stored with this id before. */
async function findReply(at: AtVenue, reply: Reply): Promise<Message | undefined> {
  const known = await findMessage(at, reply.message_id);
  if (!known) return undefined;
  const { conversation_id, text, author, content, quoted, translated_from } = known;
  const isSame =
    conversation_id === reply.conversation_id &&
    text === reply.text &&
    author === "staff" &&
    translated_from?.text === reply.translated_from?.text &&
    (quoted?.message_id ?? undefined) === reply.quoted &&
    isDeepStrictEqual(content, reply.interactive ? offeredContent(reply.interactive) : null);
  if (isSame) return known;
  throw refuseField("message_id", "message_id_taken");
}

/** A member sends a message again that failed or whose fate is unknown, as a new attempt. */
export async function staffSendsAgain(at: AtVenue, messageId: string): Promise<Message> {
  const message = await lockMessage(at, messageId);
  if (message.state !== "failed" && message.state !== "unknown") throw refuse("wrong_state");
  const failure = (await findMessage(at, messageId))?.failure;
  // Staff took it back before it was sent: it is no failure.
  if (failure === null) throw refuse("wrong_state");
  // It is planned again for the changed stay, or may be with the guest, who would get both.
  if (failure?.reason === "stay_changed" || failure?.reason === "email_unconfirmed")
    throw refuse("wrong_state");
  const triedAt = await findLastAttempt(at, messageId);
  const isFresh = triedAt !== null && at.now.getTime() - triedAt.getTime() < reportsAwaitedMs;
  if (message.state === "unknown" && isFresh) throw refuse("fate_unknown");
  await lockConversation(at, message.conversation_id);
  if (!(await mayStillSend(at, messageId))) throw refuse("reply_window_closed");
  await markQueued(at, messageId);
  await recomputeWaiting(at, message.conversation_id);
  await endAlerts(at, message.conversation_id, ["send_failed", "send_unknown"]);
  await enqueueSend(at, message.conversation_id);
  broadcastConversation(at, message.conversation_id, messageId);
  return viewMessage(at, messageId);
}
