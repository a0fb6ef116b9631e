import { deliveryState } from "@bellhop/contract/messages";
import { endAlerts, raiseAlert } from "../domain/alerts/index.ts";
import {
  adoptStatusUpdates,
  closeReplyWindow,
  type DeliveryRow,
  markReported,
  markTrouble,
  publishConversation,
  publishMessage,
  type ReportedMessage,
  refreshWaiting,
  stateAfterUpdate,
  storeStatusUpdate,
} from "../domain/conversations/index.ts";
import { type StatusUpdate, saysWindowIsClosed } from "../domain/whatsapp/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { failpoint } from "../platform/failpoints.ts";

type Update = { state: string; code: string | null; providerMessageId: string };

/**
 * Applies a channel's status updates. Every update is stored; one for an unknown message is parked until the message is
 * known. A status only moves up, so updates may arrive twice, late and in any order. All messages are locked before any
 * of their conversations is changed.
 */
export async function applyStatusUpdates(at: AtVenue, channelId: string, updates: StatusUpdate[]) {
  const stored: Array<{ message: ReportedMessage; update: Update }> = [];
  for (const report of updates.toSorted((a, b) => (a.providerMessageId < b.providerMessageId ? -1 : 1))) {
    const message = await storeStatusUpdate(at, channelId, report);
    failpoint("report.kept");
    const code = report.errors[0] ? String(report.errors[0].code) : null;
    if (message) stored.push({ message, update: { ...report, code } });
  }
  // Several updates of one message share its row.
  const current = new Map<string, ReportedMessage>();
  for (const { message, update } of stored) {
    const known = current.get(message.message_id) ?? message;
    current.set(message.message_id, known);
    const isOutdated = !message.is_about_last_attempt && !["delivered", "read"].includes(update.state);
    // The message was sent again since: an update of the earlier attempt counts only if the guest has the message.
    if (!isOutdated) await applyUpdate(at, known, update);
  }
}

/** Applies the updates that arrived before the send itself was stored. */
export async function applyParkedUpdates(
  at: AtVenue,
  message: DeliveryRow,
  providerMessageId: string,
  attemptId: string,
) {
  for (const { state, errors } of await adoptStatusUpdates(at, message, { providerMessageId, attemptId })) {
    const [error] = Array.isArray(errors) ? errors : [];
    await applyUpdate(at, message, { state, code: error ? String(error.code) : null, providerMessageId });
  }
}

async function applyUpdate(at: AtVenue, message: DeliveryRow, { state, code, providerMessageId }: Update) {
  const known = deliveryState.safeParse(state);
  const before = message.state;
  const next = known.success ? stateAfterUpdate(before, known.data) : before;
  if (next === before) return;
  message.state = next;
  const { message_id, conversation_id } = message;
  if (next === "failed") return markProblem(at, conversation_id, message, "failed", code);
  await markReported(at, message_id, next, providerMessageId);
  failpoint("report.applied");
  if (before === "accepted") await endAlerts(at, conversation_id, ["no_report"]);
  if (before !== "failed" && before !== "unknown") return publishMessage(at, message_id);
  // It was delivered after all.
  await refreshWaiting(at, conversation_id);
  await endAlerts(at, conversation_id, ["send_failed", "send_unknown"]);
  publishConversation(at, conversation_id, message_id);
}

/** Marks a message that failed or whose fate is unknown: staff see why, and the guest goes on waiting. */
export async function markProblem(
  at: AtVenue,
  conversationId: string,
  { message_id, text }: Pick<DeliveryRow, "message_id" | "text">,
  state: "failed" | "unknown",
  code: string | null,
) {
  await markTrouble(at, message_id, state, code);
  if (saysWindowIsClosed(code)) await closeReplyWindow(at, conversationId);
  await refreshWaiting(at, conversationId);
  await raiseAlert(at, state === "failed" ? "send_failed" : "send_unknown", conversationId, text);
  publishConversation(at, conversationId, message_id);
}
