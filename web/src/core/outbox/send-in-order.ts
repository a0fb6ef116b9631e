import { type CallFailure, reasonOf } from "../api/call-failure.ts";
import { outbox, type Unsent } from "./outbox.ts";

type Post = (reply: Unsent) => Promise<void>;

/** The last send of each conversation, while one is under way. */
const turns = new Map<string, Promise<void>>();

/**
 * Sends a reply after the earlier ones of its conversation. If one gets no response, those behind it wait
 * too.
 */
export function sendInOrder(reply: Unsent, post: Post): Promise<void> {
  const { conversation_id: thread, message_id: messageId } = reply;
  const before = turns.get(thread) ?? Promise.resolve();
  const send = () => sendNow(messageId, post);
  // Runs whatever became of the previous one.
  const turn = before.then(send, send).finally(() => {
    if (turns.get(thread) === turn) turns.delete(thread);
  });
  turns.set(thread, turn);
  return turn;
}

async function sendNow(messageId: string, post: Post): Promise<void> {
  const all = outbox.all();
  // Gone: taken back for editing, or confirmed by a live event meanwhile.
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

/** Signed out, rate limited, or a server or proxy in trouble: the reply was not refused. */
const passing = new Set([401, 429, 502, 503, 504]);

function goesLater(failure: unknown): boolean {
  const { status } = failure as Partial<CallFailure>;
  return status === undefined || passing.has(status);
}
