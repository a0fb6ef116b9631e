import type { Message } from "@bellhop/contract/messages";

type Remedy = "send-again" | "edit" | "call";

/** The guest cannot be reached on this channel, or not with this kind of message. */
const unreachable = new Set(["131026", "130472", "131048", "131049", "131050"]);
/** Only templates are accepted now. */
const windowClosed = new Set(["131047", "470", "reply_window_closed"]);
/** The channel refuses this content. */
const unfit = new Set(["131051", "131008", "131009", "131021", "100", "33"]);

/** Does not offer to send again where that would fail again. */
export function remedyFor({ state, failure }: Pick<Message, "state" | "failure">): Remedy | null {
  // The guest may have it: staff ask first.
  if (failure?.reason === "email_unconfirmed") return null;
  if (state === "unknown") return "send-again";
  if (state !== "failed") return null;
  const code = failure?.code ?? "";
  if (windowClosed.has(code)) return null;
  // It is planned again for the changed stay.
  if (failure?.reason === "stay_changed") return null;
  if (unreachable.has(code)) return "call";
  return unfit.has(code) || /^132\d{3}$/.test(code) ? "edit" : "send-again";
}
