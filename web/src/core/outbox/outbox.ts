import type { InteractiveReply } from "@bellhop/contract/interactive-reply";
import type { QuotedMessage } from "@bellhop/contract/message-content";
import { makeStore } from "../../ui/store.ts";
import { tabStorage } from "../storage/guarded-storage.ts";

/** A reply that the server has not confirmed yet. */
export type Unsent = {
  message_id: string;
  conversation_id: string;
  /** Only this member's session at this venue may send it. */
  member_id: string;
  venue_id: number;
  text: string;
  /** The message that it quotes. */
  quoted?: QuotedMessage;
  interactive?: InteractiveReply;
  /** What the member wrote, if the text is its translation. */
  translated_from?: { text: string; language: string };
  /** When the person pressed Send, in ms. */
  at: number;
  state: UnsentState;
};

/**
 * `waiting` is retried when the server answers again; `held` waits for the person, with the reason unless it
 * has only waited too long.
 */
export type UnsentState = { is: "sending" } | { is: "waiting" } | { is: "held"; why: string };

/** An older reply may no longer fit the conversation: the person decides. */
export const autoSendWindowMs = 10 * 60_000;

const key = "bellhop.outbox";
const unsent = makeStore(restored(tabStorage.read(key)));
const kept = makeStore(true);

/**
 * An interrupted reply may have arrived; sending it again with the same id is harmless. Unreadable ones are
 * dropped.
 */
export function restored(stored: string | null): readonly Unsent[] {
  const replies = parsed(stored ?? "[]");
  if (!Array.isArray(replies)) return [];
  return replies
    .filter(isUnsent)
    .map((reply) => (reply.state.is === "sending" ? { ...reply, state: { is: "waiting" } } : reply));
}

function parsed(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch (fault) {
    console.warn(`${key} cannot be read:`, fault);
    return null;
  }
}

function isUnsent(value: unknown): value is Unsent {
  const reply = value as { [Field in keyof Unsent]?: unknown } | null;
  const { is } = (reply?.state ?? {}) as { is?: unknown };
  const words = [reply?.message_id, reply?.conversation_id, reply?.member_id, reply?.text];
  return (
    words.every((word) => typeof word === "string") &&
    typeof reply?.venue_id === "number" &&
    typeof reply.at === "number" &&
    (is === "sending" || is === "waiting" || is === "held")
  );
}

function set(next: readonly Unsent[]) {
  unsent.set(next);
  kept.set(tabStorage.write(key, JSON.stringify(next)));
}

export const outbox = {
  all: unsent.get,
  put(reply: Unsent) {
    set([...unsent.get().filter((one) => one.message_id !== reply.message_id), reply]);
  },
  mark(messageId: string, state: UnsentState) {
    set(unsent.get().map((one) => (one.message_id === messageId ? { ...one, state } : one)));
  },
  remove(messageId: string) {
    set(unsent.get().filter((one) => one.message_id !== messageId));
  },
};

export const useUnsent = unsent.use;

/** False if the browser refused to store them: a reload would lose them. */
export const useAreUnsentKept = kept.use;
