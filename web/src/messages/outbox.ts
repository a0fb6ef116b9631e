import { makeStore } from "../app/store.ts";

/** A reply that this browser has not yet heard back about. */
export type Unsent = {
  message_id: string;
  conversation_id: string;
  /** Whose reply it is, and at which venue: nobody else's session may send it. */
  member_id: string;
  venue_id: number;
  text: string;
  /** When the person pressed Send, in milliseconds. */
  at: number;
  state: UnsentState;
};

/** On its way; waiting to go out by itself once the server answers again; or held until the person decides. */
export type UnsentState = { is: "sending" } | { is: "waiting" } | { is: "held"; why: string };

/** What was written so long ago may no longer fit what the guest has heard since: the person looks at it first. */
export const goesByItselfMs = 10 * 60_000;

const key = "bellhop.outbox";
const unsent = makeStore<readonly Unsent[]>(restored(sessionStorage.getItem(key)));

/** What a reload interrupted may or may not have arrived; sending it again with the same id does no harm. */
export function restored(kept: string | null): readonly Unsent[] {
  const replies = JSON.parse(kept ?? "[]") as Partial<Unsent>[];
  return replies.flatMap((reply) => {
    if (reply.state === undefined) return [];
    return [{ ...reply, state: reply.state.is === "sending" ? { is: "waiting" } : reply.state } as Unsent];
  });
}

function set(next: readonly Unsent[]) {
  unsent.set(next);
  sessionStorage.setItem(key, JSON.stringify(next));
}

export const outbox = {
  all: unsent.get,
  /** Takes a reply in, behind those that are there. */
  put(reply: Unsent) {
    set([...unsent.get().filter((one) => one.message_id !== reply.message_id), reply]);
  },
  /** Notes how far a reply has come, in its place. */
  mark(messageId: string, state: UnsentState) {
    set(unsent.get().map((one) => (one.message_id === messageId ? { ...one, state } : one)));
  },
  /** The server has it, or the person gave it up. */
  remove(messageId: string) {
    set(unsent.get().filter((one) => one.message_id !== messageId));
  },
};

/** All unsent replies, oldest first. */
export const useUnsent = unsent.use;
