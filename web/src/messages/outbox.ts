import { makeStore } from "../app/store.ts";

/** A reply that this browser has not yet heard back about. */
export type Unsent = {
  message_id: string;
  conversation_id: string;
  text: string;
  /** When the person pressed Send, in milliseconds. */
  at: number;
  /** Why it did not go out; null while it is on its way. */
  failure: string | null;
};

const key = "bellhop.outbox";
const unsent = makeStore<readonly Unsent[]>(restored());

/** What a reload interrupted may or may not have arrived; sending it again with the same id does no harm. */
function restored(): readonly Unsent[] {
  const kept = JSON.parse(sessionStorage.getItem(key) ?? "[]") as Unsent[];
  return kept.map((one) => ({ ...one, failure: one.failure ?? "" }));
}

function set(next: readonly Unsent[]) {
  unsent.set(next);
  sessionStorage.setItem(key, JSON.stringify(next));
}

export const outbox = {
  /** Takes a reply in, or marks a failed one as on its way again. */
  put(reply: Unsent) {
    set([...unsent.get().filter((one) => one.message_id !== reply.message_id), reply]);
  },
  /** Keeps the reply with the reason, so that the person can try again without typing. */
  fail(messageId: string, failure: string) {
    set(unsent.get().map((one) => (one.message_id === messageId ? { ...one, failure } : one)));
  },
  /** The server has it, or the person gave it up. */
  remove(messageId: string) {
    set(unsent.get().filter((one) => one.message_id !== messageId));
  },
};

/** All unsent replies, oldest first. */
export const useUnsent = unsent.use;
