import { makeStore } from "../../ui/store.ts";
import { tabStorage } from "../storage/guarded-storage.ts";

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

/**
 * On its way; waiting to go out by itself once the server answers again; or held until the person decides, with what
 * was wrong with it (nothing where it has only waited for too long).
 */
export type UnsentState = { is: "sending" } | { is: "waiting" } | { is: "held"; why: string };

/** What was written so long ago may no longer fit what the guest has heard since: the person looks at it first. */
export const goesByItselfMs = 10 * 60_000;

const key = "bellhop.outbox";
const unsent = makeStore(restored(tabStorage.read(key)));
const kept = makeStore(true);

/**
 * What a reload interrupted may or may not have arrived; sending it again with the same id does no harm. What cannot be
 * read is left out.
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
  kept.set(tabStorage.keep(key, JSON.stringify(next)));
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

/** Whether the browser has kept them: where it refused to, a reload loses them. */
export const useAreUnsentKept = kept.use;
