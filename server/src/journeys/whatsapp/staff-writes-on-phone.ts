import { endAlerts } from "../../domain/alerts/index.ts";
import {
  addEcho,
  addHistoryMessage,
  addSystemLine,
  broadcastConversation,
  giveToStaff,
  openConversation,
  recomputeWaiting,
  setUnread,
} from "../../domain/conversations/index.ts";
import { type ErasureKey, wasErased } from "../../domain/guests/index.ts";
import { broadcastMessage } from "../../domain/messages/index.ts";
import { markQuestionsAnsweredBy } from "../../domain/questions/index.ts";
import type { Echo, HistoryMessage } from "../../domain/whatsapp/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { endHandOverAlert } from "../assistant/hand-over.ts";
import { prepareContent } from "../guests/prepare-content.ts";
import { recogniseAuthor } from "../guests/recognise-author.ts";

/** The name in the record of answered questions. */
const phoneName = "WhatsApp phone";

/**
 * Staff write to a guest on the venue's phone. It is a reply like one from the dashboard: the assistant is silent until
 * the conversation is handed back. It opens no reply window.
 */
export async function staffWritesOnPhone(
  at: AtVenue,
  erasureKey: ErasureKey,
  channelId: string,
  delivered: Echo[],
) {
  const [first] = delivered;
  if (!first) return;
  const author = await recogniseAuthor(at, erasureKey, channelId, { address: first.to, messages: delivered });
  if (!author) return;
  const { messages: echoes } = author;
  const conversation = await openConversation(at, author.guest.guest_id, channelId);
  const { conversation_id } = conversation;
  const added: string[] = [];
  let isAnswered = false;
  const written: string[] = [];
  for (const echo of echoes) {
    const { content, addFile } = prepareContent(echo.content);
    const isAnswer = isReply(echo);
    const messageId = await addEcho(at, conversation, { channelId, ...echo, content, isAnswer, by: "phone" });
    if (!messageId) continue;
    await addFile(at, channelId, messageId);
    added.push(messageId);
    isAnswered ||= isAnswer;
    if (isAnswer) written.push(echo.text);
  }
  if (added.length === 0) return;
  for (const messageId of added) broadcastMessage(at, messageId);
  if (!isAnswered) return broadcastConversation(at, conversation_id);
  if (conversation.held_by === "assistant") {
    await giveToStaff(at, conversation, null);
    broadcastMessage(at, await addSystemLine(at, conversation, { kind: "answered_on_phone" }));
  }
  await markQuestionsAnsweredBy(at, conversation_id, { text: written.join("\n") }, phoneName);
  await recomputeWaiting(at, conversation_id);
  await setUnread(at, conversation_id, 0);
  await endAlerts(at, conversation_id, ["guest_waits"]);
  await endHandOverAlert(at, conversation_id);
  broadcastConversation(at, conversation_id);
}

/** A call that no one took is no answer. */
const isReply = ({ content }: Echo): boolean => content?.kind !== "call" || content.outcome === "connected";

/**
 * Imports the phone's history of one guest: it is shown, and never answered. The history of a deleted guest is left out.
 */
export async function importHistory(
  at: AtVenue,
  erasureKey: ErasureKey,
  channelId: string,
  delivered: HistoryMessage[],
) {
  const [first] = delivered;
  if (!first) return;
  const { phone, whatsappUserId } = first.guest;
  if (await wasErased(at, erasureKey, { phone, whatsappIds: whatsappUserId ? [whatsappUserId] : [] })) return;
  const author = await recogniseAuthor(at, erasureKey, channelId, {
    address: first.guest,
    messages: delivered,
  });
  if (!author) return;
  const conversation = await openConversation(at, author.guest.guest_id, channelId);
  let isNew = false;
  for (const message of author.messages) {
    const { content, addFile } = prepareContent(message.content);
    const messageId = await addHistoryMessage(at, conversation, { channelId, ...message, content });
    if (!messageId) continue;
    isNew = true;
    await addFile(at, channelId, messageId);
  }
  if (isNew) broadcastConversation(at, conversation.conversation_id);
}
