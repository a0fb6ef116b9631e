import { type CallFailure, reasonOf } from "../api/call-failure.ts";
import { outbox, type Unsent } from "./outbox.ts";

type Post = (reply: Unsent) => Promise<void>;

/** The last in line of each conversation, for as long as there is a line. */
const turns = new Map<string, Promise<void>>();

/**
 * Sends a reply once those before it in its conversation have gone: a guest reads them in the order they were written
 * in. One that got no answer waits, and whatever comes after it waits with it.
 */
export function sendInTurn(reply: Unsent, post: Post): Promise<void> {
  const { conversation_id: thread, message_id: messageId } = reply;
  const before = turns.get(thread) ?? Promise.resolve();
  const send = () => sendNow(messageId, post);
  // Whatever became of the one before, this one has its turn.
  const turn = before.then(send, send).finally(() => {
    if (turns.get(thread) === turn) turns.delete(thread);
  });
  turns.set(thread, turn);
  return turn;
}

async function sendNow(messageId: string, post: Post): Promise<void> {
  const all = outbox.all();
  // Gone: given back to be edited, or told of by a live event while it stood in line.
  const reply = all.find((one) => one.message_id === messageId);
  if (!reply) return;
  const isBehind = all
    .slice(0, all.indexOf(reply))
    .some((one) => one.state.is === "waiting" && isOfSameThread(one, reply));
  if (isBehind) return outbox.mark(messageId, { is: "waiting" });
  outbox.mark(messageId, { is: "sending" });
  try {
    await post(reply);
    outbox.remove(messageId);
  } catch (failure) {
    outbox.mark(messageId, goesLater(failure) ? { is: "waiting" } : { is: "held", why: reasonOf(failure) });
  }
}

function isOfSameThread(one: Unsent, other: Unsent): boolean {
  return one.conversation_id === other.conversation_id && one.member_id === other.member_id;
}

/** Signed out, too many requests, a server (or the proxy before it) that cannot answer: nobody has refused the reply. */
const passing = new Set([401, 429, 502, 503, 504]);

function goesLater(failure: unknown): boolean {
  const { status } = failure as Partial<CallFailure>;
  return status === undefined || passing.has(status);
}
