import { deliveryState } from "@bellhop/contract/messages";
import { endAlerts, raiseAlert } from "../../domain/alerts/index.ts";
import {
  broadcastConversation,
  lockConversation,
  recomputeWaiting,
} from "../../domain/conversations/index.ts";
import {
  adoptStatusUpdates,
  type DeliveryRow,
  markReported,
  markTrouble,
  type ReportedMessage,
  stateAfterUpdate,
  storePrice,
  storeStatusUpdate,
} from "../../domain/delivery/index.ts";
import { type ErasureKey, setReachable } from "../../domain/guests/index.ts";
import { applyReactionUpdate, broadcastMessage } from "../../domain/messages/index.ts";
import type { StatusUpdate } from "../../domain/whatsapp/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { applyErrorCode } from "./apply-error-code.ts";
import { forgottenAmong } from "./list-forgotten.ts";

type Update = Pick<StatusUpdate, "state" | "providerMessageId" | "price" | "reportedAt"> & {
  code: string | null;
};

/**
 * Applies a channel's status updates. Every update is stored; one for an unknown message is parked until the message is
 * known. A status only moves up, so updates may arrive twice, late and in any order. All messages are locked before any
 * of their conversations is changed.
 */
export async function applyStatusUpdates(
  at: AtVenue,
  erasureKey: ErasureKey,
  channelId: string,
  updates: StatusUpdate[],
) {
  const stored: Array<{ message: ReportedMessage; update: Update }> = [];
  const isForgotten = forgottenAmong(
    at,
    erasureKey,
    updates.map(({ guest }) => guest),
  );
  for (const report of updates.toSorted((a, b) => (a.providerMessageId < b.providerMessageId ? -1 : 1))) {
    const message = await storeStatusUpdate(at, erasureKey, channelId, report, isForgotten);
    failpoint("report.kept");
    const code = report.errors[0] ? String(report.errors[0].code) : null;
    if (!message) await applyReactionUpdate(at, channelId, report);
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

/** Applies the updates that arrived before the send itself was stored, or before what another agent sent. */
export async function applyParkedUpdates(
  at: AtVenue,
  message: DeliveryRow,
  providerMessageId: string,
  attemptId: string | null,
) {
  for (const { state, errors, reported_at, price } of await adoptStatusUpdates(at, message, {
    providerMessageId,
    attemptId,
  })) {
    const [error] = Array.isArray(errors) ? errors : [];
    const code = error ? String(error.code) : null;
    await applyUpdate(at, message, { state, code, providerMessageId, price, reportedAt: reported_at });
  }
}

async function applyUpdate(at: AtVenue, message: DeliveryRow, update: Update) {
  const { state, code, providerMessageId, price, reportedAt } = update;
  // Only voice messages are played, and they are read then.
  const known = deliveryState.safeParse(state === "played" ? "read" : state);
  const before = message.state;
  const next = known.success ? stateAfterUpdate(before, known.data) : before;
  if (next === before) {
    // An update that comes late may be the only one with the price.
    if (price && !message.is_priced) await storePrice(at, message.message_id, price);
    message.is_priced ||= price !== null;
    return;
  }
  message.state = next;
  message.is_priced ||= price !== null;
  const { message_id, conversation_id } = message;
  if (next === "failed") return markProblem(at, conversation_id, message, "failed", code, reportedAt);
  await markReported(at, message_id, next, { providerMessageId, price });
  failpoint("report.applied");
  if (before === "accepted") await endAlerts(at, conversation_id, ["no_report"]);
  if (before !== "failed" && before !== "unknown") return broadcastMessage(at, message_id);
  // It was delivered after all.
  const { guest_id } = await lockConversation(at, conversation_id);
  await setReachable(at, { guestId: guest_id, channelId: message.channel_id });
  await recomputeWaiting(at, conversation_id);
  await endAlerts(at, conversation_id, ["send_failed", "send_unknown"]);
  broadcastConversation(at, conversation_id, message_id);
}

/** Marks a message that failed or whose fate is unknown: staff see why, and the guest keeps waiting. */
export async function markProblem(
  at: AtVenue,
  conversationId: string,
  { message_id, channel_id, text }: Pick<DeliveryRow, "message_id" | "channel_id" | "text">,
  state: "failed" | "unknown",
  code: string | null,
  happenedAt = at.now,
) {
  await markTrouble(at, message_id, state, code);
  await applyErrorCode(at, { conversationId, channelId: channel_id }, code, happenedAt);
  await recomputeWaiting(at, conversationId);
  await raiseAlert(at, state === "failed" ? "send_failed" : "send_unknown", conversationId, text);
  broadcastConversation(at, conversationId, message_id);
}
