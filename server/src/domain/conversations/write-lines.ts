import type { MessageOrigin } from "@bellhop/contract/message-content";
import type { ThreadEvent } from "@bellhop/contract/messages";
import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import {
  type StoredContent,
  storeEcho,
  storeOwnMessage,
  storePlaceholdersFile,
  storeSystemLine,
} from "../messages/index.ts";
import { type Conversation, noteOwnMessage, noteSystemLine } from "./conversations.queries.ts";
import { insertGuestMessage, noteHistoryMessage, restoreLast } from "./lines.queries.ts";

export type GuestMessage = {
  channelId: string;
  providerMessageId: string;
  /** The provider's time. */
  writtenAt: Date;
  kind: string;
  text: string;
  content: StoredContent | null;
  /** The provider's id of the quoted message. */
  quotedId: string | null;
  origin: MessageOrigin | null;
};

export type AddedGuestMessage = {
  messageId: string;
  isEmergencyOpen: boolean;
  /** Whether the guest was ever asked how the stay was: else no message is a rating. */
  wasAskedToRate: boolean;
};

/**
 * Adds a guest's message to the thread; undefined if it was added before. A guest's messages are in the provider's order,
 * and never above one of our lines that they came after.
 */
export async function addGuestMessage(
  at: AtVenue,
  conversation: Conversation,
  message: GuestMessage,
): Promise<AddedGuestMessage | undefined> {
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
    content: asJson(message.content),
    quotedId: message.quotedId,
    origin: asJson(message.origin),
    channelId: message.channelId,
    providerMessageId: message.providerMessageId,
    createdAt: at.now,
    writtenAt: message.writtenAt,
    opensWindow: message.origin?.group_id === undefined,
    ...signOf(message),
  });
  if (!added) return undefined;
  // Replies go to the channel on which the guest wrote last.
  conversation.channel_id = message.channelId;
  conversation.last_seq = seq;
  conversation.last_guest_at = latest(message.writtenAt, conversation.last_guest_at);
  return {
    messageId: added.message_id,
    isEmergencyOpen: added.is_emergency_open,
    wasAskedToRate: added.was_asked_to_rate,
  };
}

/** Calls, and answers about them, come to all agents on a number. */
function signOf({ writtenAt, kind, content, origin }: GuestMessage) {
  const saysNothing =
    kind === "call" || content?.kind === "call_permission_reply" || origin?.group_id !== undefined;
  const isOther = origin?.on_standby === true;
  return {
    otherAgentAt: isOther && !saysNothing ? writtenAt : null,
    ownAgentAt: isOther || saysNothing ? null : writtenAt,
  };
}

/**
 * Adds what staff wrote or did on the venue's phone, or what another agent on the number sent; undefined if it was added
 * before.
 */
export async function addEcho(
  at: AtVenue,
  conversation: Conversation,
  message: GuestMessage & { isAnswer: boolean; by: "phone" | "other_agent" },
) {
  const seq = conversation.last_seq + 1;
  const position = latest(message.writtenAt, conversation.last_own_position);
  const { conversation_id } = conversation;
  const added = await storeEcho(at, {
    messageId: newId(),
    conversationId: conversation_id,
    seq,
    position,
    author: "staff",
    kind: message.kind,
    text: message.text,
    content: asJson(message.content),
    quotedId: message.quotedId,
    origin: JSON.stringify({
      ...message.origin,
      ...(message.by === "phone" ? { from_phone: true } : { by_other_agent: true }),
    } satisfies MessageOrigin),
    channelId: message.channelId,
    providerMessageId: message.providerMessageId,
    isAnswer: message.isAnswer,
    state: message.by === "phone" ? "delivered" : "sent",
    createdAt: at.now,
  });
  if (!added) return undefined;
  await at.tx.run(noteOwnMessage, {
    venueId: at.venueId,
    conversationId: conversation_id,
    seq,
    position,
    lastAuthor: "staff",
    lastMemberName: null,
    lastText: message.text || message.kind,
    lastMessageId: added.message_id,
  });
  moveOn(conversation, seq, position);
  return added.message_id;
}

/**
 * Adds a message of the phone's history at its time, or the file of one: it asks nothing of anyone. Undefined if it was
 * added before.
 */
export async function addHistoryMessage(
  at: AtVenue,
  conversation: Conversation,
  message: GuestMessage & { isByGuest: boolean },
) {
  const seq = conversation.last_seq + 1;
  const { conversation_id } = conversation;
  const position = message.writtenAt;
  const author = message.isByGuest ? "guest" : "staff";
  const { kind, channelId, providerMessageId } = message;
  const content = asJson(message.content);
  const placeholder = {
    channelId,
    providerMessageId,
    kind,
    text: message.text,
    content,
  };
  const added = await storeEcho(at, {
    messageId: newId(),
    conversationId: conversation_id,
    seq,
    position,
    author,
    kind: message.kind,
    text: message.text,
    content: asJson(message.content),
    quotedId: message.quotedId,
    origin: JSON.stringify({ ...message.origin, from_history: true } satisfies MessageOrigin),
    channelId: message.channelId,
    providerMessageId: message.providerMessageId,
    isAnswer: false,
    state: message.isByGuest ? null : "delivered",
    createdAt: position,
  });
  if (!added) return (await storePlaceholdersFile(at, placeholder))?.message_id;
  const text = message.text || message.kind;
  const messageId = added.message_id;
  await at.tx.run(noteHistoryMessage, {
    venueId: at.venueId,
    conversationId: conversation_id,
    seq,
    position,
    author,
    text,
    messageId,
  });
  conversation.last_seq = seq;
  return messageId;
}

const asJson = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

export type OwnMessage = {
  messageId: string;
  author: "staff" | "assistant" | "rule";
  /** Who wrote it; for a message of the assistant, who approved it. */
  member: { member_id: string; name: string } | null;
  text: string;
  /** The channel to send it on; the conversation's if absent. */
  channelId?: string;
  /** What it has besides its text, and the channel's word for it; absent for a plain text. */
  content?: StoredContent;
  kind?: string;
  /** The provider's id of the message that it replies to. */
  quotedId?: string | null;
  /** The text in lists if it differs: the answer without the notice above it. */
  preview?: string;
  /** What the member wrote, if the text is its translation. */
  translatedFrom?: { text: string; language: string };
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
  const added = await storeOwnMessage(at, {
    messageId: message.messageId,
    conversationId: conversation_id,
    seq,
    position,
    author: message.author,
    memberId: member?.member_id ?? null,
    memberName: member?.name ?? null,
    kind: message.kind ?? "text",
    text: message.text,
    content: asJson(message.content ?? null),
    quotedId: message.quotedId ?? null,
    channelId: message.channelId ?? conversation.channel_id,
    isAnswer: message.isAnswer,
    translatedFrom: asJson(message.translatedFrom ?? null),
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
      lastText: (message.preview ?? message.text) || (message.kind ?? ""),
      lastMessageId: message.messageId,
    });
  } else {
    // Lists keep showing the guest's question, which staff have to answer.
    await at.tx.run(noteSystemLine, { venueId: at.venueId, conversationId: conversation_id, seq, position });
  }
  moveOn(conversation, seq, position);
  return true;
}

/** Lists show what came before a message that was taken back. */
export const restoreLastMessage = (at: AtVenue, conversationId: string, messageId: string) =>
  at.tx.run(restoreLast, { venueId: at.venueId, conversationId, messageId });

/** Adds a line about an event to the thread and returns its id. `source`: the channel's message that reported it. */
export async function addSystemLine(
  at: AtVenue,
  conversation: Conversation,
  event: ThreadEvent,
  source?: { channelId: string; providerMessageId: string },
): Promise<string> {
  const { seq, position } = nextPlace(at, conversation);
  const messageId = newId();
  const { conversation_id } = conversation;
  await storeSystemLine(at, {
    messageId,
    conversationId: conversation_id,
    seq,
    position,
    event: JSON.stringify(event),
    channelId: source?.channelId ?? null,
    providerMessageId: source?.providerMessageId ?? null,
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
