import type { InputOf, OutputOf } from "@bellhop/contract/call";
import { channelRules } from "@bellhop/contract/channel-kinds";
import type { Request, undoReply, undoRequest } from "@bellhop/contract/requests";
import { recordChange } from "../../domain/audit/index.ts";
import {
  broadcastConversation,
  type Conversation,
  lockConversation,
  recomputeWaiting,
  restoreLastMessage,
} from "../../domain/conversations/index.ts";
import { lockMessage, lockMessageIfAny } from "../../domain/delivery/index.ts";
import { withdrawMessage } from "../../domain/messages/index.ts";
import { listAnsweredWith, markQuestionUnanswered } from "../../domain/questions/index.ts";
import {
  findLastStep,
  findRequestPlace,
  listDecidedWith,
  lockRequest,
  requireVersion,
  type StepRow,
  undoMs,
  undoStep,
  viewRequest,
} from "../../domain/requests/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuseNotPossible } from "../../platform/refusal.ts";
import { planExpiry } from "./plan-expiry.ts";
import { showStep } from "./show-step.ts";
import { memberStep, type StaffActor } from "./staff-decides-request.ts";
import { settleConversation } from "./tell-guest.ts";

/**
 * A member takes back the last step of a request. Words that still wait to be sent are taken back with it, and so is
 * everything that they decided; once they are on their way, nothing can be taken back.
 */
export async function staffUndoesRequest(
  at: AtVenue,
  member: StaffActor,
  { request_id: requestId, version }: InputOf<typeof undoRequest>,
): Promise<Request> {
  const place = await findRequestPlace(at, requestId);
  const message = place.message_id ? await lockMessageIfAny(at, place.message_id) : undefined;
  const conversation = place.conversation_id ? await lockConversation(at, place.conversation_id) : undefined;
  const request = await lockRequest(at, requestId);
  await requireVersion(at, request, version);
  const step = await findLastStep(at, requestId);
  if (!step || step.what === "create") throw refuseNotPossible("nothing_to_undo");
  if (step.by_who !== "member") throw refuseNotPossible("nothing_to_undo");
  if (step.at.getTime() + undoMs < at.now.getTime()) throw refuseNotPossible("too_late");
  if (conversation && message && message.message_id === step.message_id)
    await takeBack(at, member, conversation, message.message_id);
  else if (step.message_id !== null && message) throw refuseNotPossible("guest_told");
  else await undo(at, member, conversation, requestId, step);
  if (conversation) await settleConversation(at, conversation);
  return viewRequest(at, requestId);
}

/** A member takes back a reply that waits to be sent, with all that it decided and answered. */
export async function staffUndoesReply(
  at: AtVenue,
  member: StaffActor,
  { message_id: messageId }: InputOf<typeof undoReply>,
): Promise<OutputOf<typeof undoReply>> {
  const message = await lockMessage(at, messageId);
  const conversation = await lockConversation(at, message.conversation_id);
  const requestIds = await takeBack(at, member, conversation, messageId);
  await settleConversation(at, conversation);
  await recordChange(at, member, {
    kind: "reply_undone",
    subject: { id: messageId, name: conversation.conversation_id },
    before: { state: "queued" },
    after: { state: "withdrawn" },
  });
  return { conversation_id: conversation.conversation_id, request_ids: requestIds };
}

/** The message is locked. */
async function takeBack(
  at: AtVenue,
  member: StaffActor,
  conversation: Conversation,
  messageId: string,
): Promise<string[]> {
  const { conversation_id: conversationId, channel_kind } = conversation;
  const { isPage } = channelRules[channel_kind];
  if (!(await withdrawMessage(at, messageId, { mustBeHeld: isPage }))) throw refuseNotPossible("guest_told");
  await restoreLastMessage(at, conversationId, messageId);
  const requestIds = await listDecidedWith(at, messageId);
  for (const requestId of requestIds) {
    const step = await findLastStep(at, requestId);
    // A colleague went on with it meanwhile.
    if (step?.message_id !== messageId) throw refuseNotPossible("too_late");
    await lockRequest(at, requestId);
    await undo(at, member, conversation, requestId, step);
  }
  for (const questionId of await listAnsweredWith(at, messageId))
    await markQuestionUnanswered(at, { conversationId, questionId });
  await recomputeWaiting(at, conversationId);
  broadcastConversation(at, conversationId, messageId);
  return requestIds;
}

async function undo(
  at: AtVenue,
  member: StaffActor,
  conversation: Conversation | undefined,
  requestId: string,
  step: StepRow,
) {
  const request = await lockRequest(at, requestId);
  const restored = await undoStep(at, request, step, member.name);
  if (conversation && step.answered_question_id !== null)
    await markQuestionUnanswered(at, {
      conversationId: conversation.conversation_id,
      questionId: step.answered_question_id,
    });
  await planExpiry(at, restored);
  await showStep(at, conversation, restored, "undo", memberStep(member));
  await recordChange(at, member, {
    kind: "request_undone",
    subject: { id: requestId, name: request.kind },
    before: { state: request.state, version: request.version },
    after: { state: restored.state, version: restored.version },
  });
}
