import type { Conversation as ConversationOnWire } from "@bellhop/contract/conversations";
import {
  broadcastConversation,
  lockConversation,
  markAnswered,
  recomputeWaiting,
  viewConversation,
} from "../../domain/conversations/index.ts";
import { listUnconsidered } from "../../domain/messages/index.ts";
import { countOpen, markQuestionAnswered, markQuestionUnanswered } from "../../domain/questions/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { endHandOverAlert } from "../assistant/hand-over.ts";

type Question = { conversation_id: string; question_id: string };

/** A member has taken care of an open question. With the last one the alert about hand-overs ends. */
export const staffMarksQuestionAnswered = (
  at: AtVenue,
  member: { name: string },
  { conversation_id: conversationId, question_id: questionId }: Question,
): Promise<ConversationOnWire> =>
  changeQuestion(at, conversationId, () =>
    markQuestionAnswered(at, { conversationId, questionId }, member.name),
  );

/** The undo: the question is open again. */
export const staffMarksQuestionUnanswered = (
  at: AtVenue,
  { conversation_id: conversationId, question_id: questionId }: Question,
): Promise<ConversationOnWire> =>
  changeQuestion(at, conversationId, () => markQuestionUnanswered(at, { conversationId, questionId }));

async function changeQuestion(at: AtVenue, conversationId: string, change: () => Promise<unknown>) {
  const conversation = await lockConversation(at, conversationId);
  await change();
  const [open, unconsidered] = await Promise.all([
    countOpen(at, conversationId),
    listUnconsidered(at, conversation),
  ]);
  await endHandOverAlert(at, conversationId);
  // Marked without a reply: nothing the guest wrote waits any more, unless the assistant or staff have not seen it yet.
  if (open === 0 && unconsidered.length === 0) await markAnswered(at, conversationId);
  else await recomputeWaiting(at, conversationId);
  broadcastConversation(at, conversationId);
  return viewConversation(at, conversationId);
}
