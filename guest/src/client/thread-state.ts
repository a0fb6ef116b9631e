import type { Answerer, GuestMessage, GuestPage } from "@bellhop/contract/guest-page";
import type { Queued } from "./kept-queue.ts";

export type ThreadState = {
  /** Oldest first. */
  messages: readonly GuestMessage[];
  has_earlier: boolean;
  /** Null until the guest has written. */
  answerer: Answerer | null;
  /** What the server does not have yet, oldest first. */
  queued: readonly Queued[];
  connection: "closed" | "open" | "lost";
  isTyping: boolean;
  hasEnded: boolean;
};

/** The state of a thread, for the page to follow. */
export function makeThreadState({ thread, has_ended: hasEnded }: Pick<GuestPage, "thread" | "has_ended">) {
  const listeners = new Set<() => void>();
  let state: ThreadState = {
    messages: thread?.messages ?? [],
    has_earlier: thread?.has_earlier ?? false,
    answerer: thread?.answerer ?? null,
    queued: [],
    connection: "closed",
    isTyping: false,
    hasEnded,
  };
  return {
    read: () => state,
    change(next: Partial<ThreadState>) {
      state = { ...state, ...next };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type ThreadStateStore = ReturnType<typeof makeThreadState>;
