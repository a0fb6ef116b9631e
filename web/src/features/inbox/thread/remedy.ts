import type { Message } from "@bellhop/contract/messages";

/** What can be done about a message that did not arrive. */
export type Remedy = "send-again" | "edit" | "call";

/** The guest cannot be reached over this channel, or not with this kind of message. */
const unreachable = new Set(["131026", "130472", "131048", "131049", "131050"]);
/** Only a template goes out now; the place to write says so. */
const windowClosed = new Set(["131047", "470", "reply_window_closed"]);
/** The channel does not take the message as it is. */
const unfit = new Set(["131051", "131008", "131009", "131021", "100", "33"]);

/** The step that can help, if there is one: sending the same again is not offered where it would fail again. */
export function remedyFor({ state, failure }: Pick<Message, "state" | "failure">): Remedy | null {
  if (state === "unknown") return "send-again";
  if (state !== "failed") return null;
  const code = failure?.code ?? "";
  if (windowClosed.has(code)) return null;
  if (unreachable.has(code)) return "call";
  return unfit.has(code) || /^132\d{3}$/.test(code) ? "edit" : "send-again";
}
