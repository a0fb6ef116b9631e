import type { Message } from "@bellhop/contract/messages";

/**
 * Refusals that stay refusals however often the message is sent: outside the window, a number without WhatsApp, a
 * guest who opted out, blocked, or not on the list of a test number.
 */
const lasting = new Set([
  "131047",
  "131026",
  "131050",
  "131051",
  "130472",
  "131030",
  "368",
  "reply_window_closed",
]);

/** Whether sending a message once more can change anything. */
export function mayHelpToSendAgain({ state, failure }: Pick<Message, "state" | "failure">): boolean {
  if (state === "unknown") return true;
  return state === "failed" && !lasting.has(failure?.code ?? "");
}
