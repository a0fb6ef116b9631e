import type { Conversation as ConversationOnWire } from "@bellhop/contract/conversations";
import {
  broadcastConversation,
  countOpen,
  listUnconsidered,
  lockConversation,
  refreshWaiting,
  setSettled,
  settle,
  viewConversation,
} from "../domain/conversations/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { endHandOverAlert } from "./hand-over.ts";

type Question = { conversation_id: string; question_id: string };

/** A member settles an open question. With the last one the alert about hand-overs ends. */
export async function staffSettleQuestion(
  at: AtVenue,
  member: { name: string },
  question: Question,
): Promise<ConversationOnWire> {
  return changeQuestion(at, question, member.name);
}

/** A member opens a settled question again: the undo of settling. */
export async function staffReopenQuestion(at: AtVenue, question: Question): Promise<ConversationOnWire> {
  return changeQuestion(at, question, null);
}

async function changeQuestion(
  at: AtVenue,
  { conversation_id, question_id }: Question,
  settledBy: string | null,
) {
  const conversation = await lockConversation(at, conversation_id);
  await setSettled(at, { conversationId: conversation_id, questionId: question_id }, settledBy);
  const [open, unconsidered] = await Promise.all([
    countOpen(at, conversation_id),
    listUnconsidered(at, conversation),
  ]);
  await endHandOverAlert(at, conversation_id);
  // Settled without a reply: nothing the guest wrote waits any more, unless the assistant or staff have not seen it yet.
  if (open === 0 && unconsidered.length === 0) await settle(at, conversation_id);
  else await refreshWaiting(at, conversation_id);
  broadcastConversation(at, conversation_id);
  return viewConversation(at, conversation_id);
}
