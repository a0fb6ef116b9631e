import type { Conversation } from "@bellhop/contract/conversations";
import type { Message } from "@bellhop/contract/messages";

export type Counts = { conversations: number; messages: number };

/** Texts of a file with conversations, in the order in which they are written. */
export type TranscriptWriter = {
  type: string;
  extension: string;
  head: string;
  /** Begins the conversation with this index. */
  begin: (conversation: Conversation, index: number) => string;
  messages: (conversation: Conversation, messages: readonly Message[]) => string;
  /** Between two texts of `messages`. */
  between: string;
  end: string;
  tail: (counts: Counts) => string;
};
