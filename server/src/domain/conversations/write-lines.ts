import type { ThreadEvent } from "@bellhop/contract/messages";
import type { Section } from "@bellhop/contract/sections";
import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { type Conversation, noteOwnMessage, noteSystemLine } from "./conversations.queries.ts";
import {
  insertAnswerSourceRow,
  insertGuestMessage,
  insertOwnMessage,
  insertSystemLine,
} from "./messages.queries.ts";

export type GuestMessage = {
  channelId: string;
  providerMessageId: string;
  /** The provider's time. */
  writtenAt: Date;
  kind: string;
  text: string;
};

/**
 * Adds a guest's message to the thread and returns its id; undefined if it was added before. A guest's messages are in
 * the provider's order, and never above one of our lines that they came after.
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
  /** The text in lists if it differs: the answer without the notice above it. */
  preview?: string;
  /** False for a line that leaves the question open, such as a hand-over. */
  isAnswer: boolean;
};

/** Adds a message to the guest and queues it; returns false if a message has this id already. */
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
    // Lists keep showing the guest's question, which staff have to answer.
    await at.tx.run(noteSystemLine, { venueId: at.venueId, conversationId: conversation_id, seq, position });
  }
  moveOn(conversation, seq, position);
  return true;
}

type AnswerSource = { entryId: string; section: Section; title: string; quote: string };

/** Stores the entries that an answer was made from, as they were in this version of the assistant. */
export async function addAnswerSources(
  at: AtVenue,
  messageId: string,
  version: number,
  sources: readonly AnswerSource[],
) {
  for (const [ordinal, { entryId, section, title, quote }] of sources.entries()) {
    await at.tx.run(insertAnswerSourceRow, {
      venueId: at.venueId,
      messageId,
      ordinal,
      entryId,
      version,
      section,
      title,
      quote,
    });
  }
}

/** Adds a line about an event to the thread and returns its id. */
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

/** `pg` returns "-infinity" as a number: the conversation has none of our lines yet. */
function latest(one: Date, other: Date | number | null): Date {
  return other instanceof Date && other > one ? other : one;
}
