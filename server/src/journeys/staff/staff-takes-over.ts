import type { Conversation as ConversationOnWire } from "@bellhop/contract/conversations";
import { endAlerts, isEmergencyUntaken } from "../../domain/alerts/index.ts";
import {
  addSystemLine,
  broadcastConversation,
  type Conversation,
  giveToAssistant,
  giveToStaff,
  lockConversation,
  markAnswered,
  setUnread,
  viewConversation,
} from "../../domain/conversations/index.ts";
import { broadcastMessage } from "../../domain/messages/index.ts";
import { markAllQuestionsAnswered } from "../../domain/questions/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { endHandOverAlert } from "../assistant/hand-over.ts";

type Member = { member_id: string; name: string };

/** Makes a member the holder. Does nothing if they are already, unless an emergency was reported since. */
export async function assignTo(at: AtVenue, conversation: Conversation, member: Member) {
  const isHolder = conversation.state === "open" && conversation.holder_member_id === member.member_id;
  if (isHolder && !(await isEmergencyUntaken(at, conversation.conversation_id))) return;
  await giveToStaff(at, conversation, member);
  broadcastMessage(
    at,
    await addSystemLine(at, conversation, { kind: "taken_over", member_name: member.name }),
  );
}

/** A member takes a conversation over. From now on the assistant is silent in it. */
export async function staffTakesOver(
  at: AtVenue,
  member: Member,
  conversationId: string,
): Promise<ConversationOnWire> {
  const conversation = await lockConversation(at, conversationId);
  await assignTo(at, conversation, member);
  return broadcastAndView(at, conversationId);
}

/** A member hands a conversation back to the assistant, which answers from the guest's next message on. */
export async function staffHandsBack(
  at: AtVenue,
  member: Member,
  conversationId: string,
): Promise<ConversationOnWire> {
  const conversation = await lockConversation(at, conversationId);
  if (conversation.held_by === "staff") {
    await giveToAssistant(at, conversation, "open");
    broadcastMessage(
      at,
      await addSystemLine(at, conversation, { kind: "handed_back", member_name: member.name }),
    );
    await endHandOverAlert(at, conversationId);
  }
  return broadcastAndView(at, conversationId);
}

/** A member marks a conversation as done. The guest's next message reopens it, and the assistant answers. */
export async function staffMarksDone(
  at: AtVenue,
  member: Member,
  conversationId: string,
): Promise<ConversationOnWire> {
  const conversation = await lockConversation(at, conversationId);
  if (conversation.state === "open") {
    await giveToAssistant(at, conversation, "done");
    await markAllQuestionsAnswered(at, conversationId, member.name);
    await markAnswered(at, conversationId);
    await setUnread(at, conversationId, 0);
    broadcastMessage(at, await addSystemLine(at, conversation, { kind: "done", member_name: member.name }));
    await endAlerts(at, conversationId, [
      "guest_waits",
      "handed_over",
      "send_failed",
      "send_unknown",
      "no_report",
    ]);
  }
  return broadcastAndView(at, conversationId);
}

/** A member takes a conversation out of Done and holds it. */
export async function staffReopens(
  at: AtVenue,
  member: Member,
  conversationId: string,
): Promise<ConversationOnWire> {
  const conversation = await lockConversation(at, conversationId);
  if (conversation.state === "done") await giveToStaff(at, conversation, member);
  return broadcastAndView(at, conversationId);
}

/** A member marks a conversation as read (0) or unread (1). */
export async function staffMarksUnread(
  at: AtVenue,
  conversationId: string,
  unread: 0 | 1,
): Promise<ConversationOnWire> {
  await lockConversation(at, conversationId);
  await setUnread(at, conversationId, unread);
  return broadcastAndView(at, conversationId);
}

async function broadcastAndView(at: AtVenue, conversationId: string): Promise<ConversationOnWire> {
  broadcastConversation(at, conversationId);
  return viewConversation(at, conversationId);
}
