import type { Conversation } from "@bellhop/contract/conversations";
import { type Message, plainMessage } from "@bellhop/contract/messages";
import type { Transcript } from "@bellhop/contract/transcripts";

export const startedAtMs = Date.parse("2026-11-26T20:00:00Z");

export function aConversation(id: string, overrides: Partial<Conversation> = {}): Conversation {
  return {
    conversation_id: id,
    merged_into: null,
    guest: {
      guest_id: `guest of ${id}`,
      name: `Guest ${id}`,
      phone: "+393331112233",
      language: "it",
      opted_out: false,
      not_on_whatsapp: false,
    },
    conflict: null,
    stay: null,
    channel: "whatsapp",
    held: { by: "assistant" },
    state: "open",
    waiting_since: null,
    waiting_text: null,
    open_questions: [],
    draft: null,
    unread: 0,
    is_translated: false,
    last_message: null,
    window_closes_at: null,
    place: null,
    sending_stopped: false,
    answered_elsewhere: false,
    ...overrides,
  };
}

/** Written before the export started, in the order of `seq`. */
export function aMessage(conversationId: string, seq: number, overrides: Partial<Message> = {}): Message {
  return {
    message_id: `${conversationId}-${seq}`,
    conversation_id: conversationId,
    position: new Date(startedAtMs - (1_000 - seq) * 60_000).toISOString(),
    seq,
    author: "guest",
    member_id: null,
    member_name: null,
    kind: "text",
    text: `Message ${seq}`,
    state: null,
    ...plainMessage,
    failure: null,
    sources: [],
    event: null,
    ...overrides,
  };
}

export function aTranscript(id: string, messages = [aMessage(id, 1)]): Transcript {
  return {
    conversation: aConversation(id),
    messages,
    messages_count: messages.length,
    earlier_cursor: null,
    text: null,
  };
}
