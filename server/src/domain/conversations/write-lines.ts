import type { ThreadEvent } from "@bellhop/contract/messages";
import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { type Conversation, noteOwnMessage, noteSystemLine } from "./conversations.queries.ts";
import { insertGuestMessage, insertOwnMessage, insertSystemLine } from "./messages.queries.ts";

export type GuestMessage = {
  channelId: string;
  providerMessageId: string;
  /** The provider's time. */
  writtenAt: Date;
  kind: string;
  text: string;
};

/**
 * Adds a guest's message to the thread; undefined for a duplicate. A guest's messages keep the provider's order, but
 * never move above a line of ours that they came after.
 */
export async function addGuestMessage(at: AtVenue, conversation: Conversation, message: GuestMessage) {
  const seq = conversation.last_seq + 1;
  const position = latest(message.writtenAt, conversation.last_own_position);
  const added = await at.tx.maybeRow(insertGuestMessage, {
    venueId: at.venueId,
    messageId: newId(),
    conversationId: conversation.conversation_id,
    seq,
    position,
    kind: message.kind,
    text: message.text,
    channelId: message.channelId,
    providerMessageId: message.providerMessageId,
    createdAt: at.now,
    writtenAt: message.writtenAt,
  });
  if (!added) return undefined;
  conversation.last_seq = seq;
  conversation.last_guest_at = latest(message.writtenAt, conversation.last_guest_at);
  return added.message_id;
}

export type OwnMessage = {
  messageId: string;
  author: "staff" | "assistant";
  member: { member_id: string; name: string } | null;
  text: string;
  /** The text for lists if it differs: the answer without the notice above it. */
  preview?: string;
  /** False for a line that leaves the question open, such as a hand-over. */
  isAnswer: boolean;
};

/** Adds a queued message to the guest; false if the id exists already. */
export async function addOwnMessage(
  at: AtVenue,
  conversation: Conversation,
  message: OwnMessage,
): Promise<boolean> {
  const { seq, position } = nextPlace(at, conversation);
  const { conversation_id } = conversation;
  const member = message.member;
  const added = await at.tx.maybeRow(insertOwnMessage, {
    venueId: at.venueId,
    messageId: message.messageId,
    conversationId: conversation_id,
    seq,
    position,
    author: message.author,
    memberId: member?.member_id ?? null,
    memberName: member?.name ?? null,
    text: message.text,
    channelId: conversation.channel_id,
    isAnswer: message.isAnswer,
  });
  if (!added) return false;
  if (message.isAnswer) {
    await at.tx.run(noteOwnMessage, {
      venueId: at.venueId,
      conversationId: conversation_id,
      seq,
      position,
      lastAuthor: message.author,
      lastMemberName: member?.name ?? null,
      lastText: message.preview ?? message.text,
      lastMessageId: message.messageId,
    });
  } else {
    // Lists keep showing the guest's question: staff have to answer it.
    await at.tx.run(noteSystemLine, { venueId: at.venueId, conversationId: conversation_id, seq, position });
  }
  moveOn(conversation, seq, position);
  return true;
}

/** Adds an event line to the thread and returns its id. */
export async function addSystemLine(
  at: AtVenue,
  conversation: Conversation,
  event: ThreadEvent,
): Promise<string> {
  const { seq, position } = nextPlace(at, conversation);
  const messageId = newId();
  const { conversation_id } = conversation;
  await at.tx.run(insertSystemLine, {
    venueId: at.venueId,
    messageId,
    conversationId: conversation_id,
    seq,
    position,
    event: JSON.stringify(event),
  });
  await at.tx.run(noteSystemLine, { venueId: at.venueId, conversationId: conversation_id, seq, position });
  moveOn(conversation, seq, position);
  return messageId;
}

function nextPlace(at: AtVenue, conversation: Conversation) {
  const after = latest(conversation.last_own_position, conversation.last_guest_at);
  return { seq: conversation.last_seq + 1, position: latest(at.now, after) };
}

function moveOn(conversation: Conversation, seq: number, position: Date) {
  conversation.last_seq = seq;
  conversation.last_own_position = position;
}

/** `pg` gives "-infinity" as a number; there a conversation has no line of ours yet. */
function latest(one: Date, other: Date | number | null): Date {
  return other instanceof Date && other > one ? other : one;
}
