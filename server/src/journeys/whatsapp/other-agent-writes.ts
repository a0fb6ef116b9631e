import { endAlerts, raiseAlert } from "../../domain/alerts/index.ts";
import {
  addEcho,
  addSystemLine,
  broadcastConversation,
  isAnsweredElsewhere,
  markConsidered,
  openConversation,
  recomputeWaiting,
} from "../../domain/conversations/index.ts";
import { lockMessageIfAny } from "../../domain/delivery/index.ts";
import { type ErasureKey, noteWhoAnswers, wasErased } from "../../domain/guests/index.ts";
import { areStored, broadcastMessage } from "../../domain/messages/index.ts";
import type { ControlChange, Echo } from "../../domain/whatsapp/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { prepareContent } from "../guests/prepare-content.ts";
import { recogniseAuthor } from "../guests/recognise-author.ts";
import { applyParkedUpdates } from "./apply-status-updates.ts";
import { noteOtherAgent } from "./note-other-agent.ts";

/**
 * Another agent on the number wrote to a guest. Its words join the thread, and the guest waits no longer. The conversation
 * stays with who holds it: the assistant is silent as long as the other agent answers.
 */
export async function otherAgentWrites(
  at: AtVenue,
  erasureKey: ErasureKey,
  channelId: string,
  delivered: Echo[],
) {
  const [first] = delivered;
  if (!first) return;
  const author = await recogniseAuthor(at, erasureKey, channelId, { address: first.to, messages: delivered });
  if (!author) return;
  const conversation = await openConversation(at, author.guest.guest_id, channelId);
  const { conversation_id } = conversation;
  const on = { guestId: conversation.guest_id, channelId };
  const added: string[] = [];
  for (const echo of author.messages) {
    const { content, addFile } = prepareContent(echo.content);
    const messageId = await addEcho(at, conversation, {
      channelId,
      ...echo,
      content,
      isAnswer: true,
      by: "other_agent",
    });
    await noteWhoAnswers(at, on, false, echo.writtenAt);
    if (!messageId) continue;
    await addFile(at, channelId, messageId);
    const sent = await lockMessageIfAny(at, messageId);
    if (sent) await applyParkedUpdates(at, sent, echo.providerMessageId, null);
    added.push(messageId);
  }
  await noteOtherAgent(at, channelId);
  if (added.length === 0) return;
  for (const messageId of added) broadcastMessage(at, messageId);
  await markConsidered(at, conversation_id, conversation.last_seq);
  await recomputeWaiting(at, conversation_id);
  await endAlerts(at, conversation_id, ["guest_waits"]);
  broadcastConversation(at, conversation_id);
}

/**
 * Another agent takes a thread over, or hands it to the venue. What the guest wrote before is then for staff: the assistant
 * answers from the next message on.
 */
export async function controlChanges(
  at: AtVenue,
  erasureKey: ErasureKey,
  channelId: string,
  { guest: address, isOurs, providerMessageId, happenedAt }: ControlChange,
) {
  if (await areStored(at, channelId, [providerMessageId])) return;
  const { phone, whatsappUserId } = address;
  if (await wasErased(at, erasureKey, { phone, whatsappIds: whatsappUserId ? [whatsappUserId] : [] })) return;
  const author = await recogniseAuthor(at, erasureKey, channelId, {
    address,
    messages: [{ providerMessageId, writtenAt: happenedAt }],
  });
  if (!author) return;
  const conversation = await openConversation(at, author.guest.guest_id, channelId);
  const { conversation_id } = conversation;
  await noteWhoAnswers(at, { guestId: conversation.guest_id, channelId }, isOurs, happenedAt);
  const kind = isOurs ? "control_received" : "control_taken";
  const line = await addSystemLine(at, conversation, { kind }, { channelId, providerMessageId });
  // A report that comes late says nothing about now.
  const isElsewhere = await isAnsweredElsewhere(at, conversation);
  if (isOurs && !isElsewhere) {
    await markConsidered(at, conversation_id, conversation.last_seq);
    if (conversation.waiting_since) await raiseAlert(at, "guest_waits", conversation_id, "");
  }
  if (!isOurs) await noteOtherAgent(at, channelId);
  broadcastConversation(at, conversation_id, line);
}
