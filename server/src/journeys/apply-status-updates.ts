import { deliveryState } from "@bellhop/contract/messages";
import { endAlerts, raiseAlert } from "../domain/alerts/index.ts";
import {
  adoptReports,
  afterReport,
  closeReplyWindow,
  type DeliveryRow,
  markReported,
  markTrouble,
  publishConversation,
  publishMessage,
  type ReportedMessage,
  refreshWaiting,
  storeReport,
} from "../domain/conversations/index.ts";
import { type InboundReport, saysWindowIsClosed } from "../domain/whatsapp/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { failpoint } from "../platform/failpoints.ts";

type Update = { state: string; code: string | null; providerMessageId: string };

/**
 * Stores a channel's status updates and applies them to their messages. An update whose message is not known yet waits
 * for it. States only move up, so updates may come twice, late and in any order. All messages are locked before any of
 * their conversations.
 */
export async function applyStatusUpdates(at: AtVenue, channelId: string, reports: InboundReport[]) {
  const news: Array<{ message: ReportedMessage; word: Update }> = [];
  for (const report of reports.toSorted((a, b) => (a.providerMessageId < b.providerMessageId ? -1 : 1))) {
    const message = await storeReport(at, channelId, report);
    failpoint("report.kept");
    const code = report.errors[0] ? String(report.errors[0].code) : null;
    if (message) news.push({ message, word: { ...report, code } });
  }
  // Several updates of one message share its row.
  const current = new Map<string, ReportedMessage>();
  for (const { message, word } of news) {
    const known = current.get(message.message_id) ?? message;
    current.set(message.message_id, known);
    const isOutdated = !message.is_about_last_attempt && !["delivered", "read"].includes(word.state);
    // The message was sent again since: only an arrival still counts.
    if (!isOutdated) await applyUpdate(at, known, word);
  }
}

/** Applies the status updates that came before the outcome of the send was stored. */
export async function applyParkedUpdates(
  at: AtVenue,
  message: DeliveryRow,
  providerMessageId: string,
  attemptId: string,
) {
  for (const { state, errors } of await adoptReports(at, message, { providerMessageId, attemptId })) {
    const [error] = Array.isArray(errors) ? errors : [];
    await applyUpdate(at, message, { state, code: error ? String(error.code) : null, providerMessageId });
  }
}

async function applyUpdate(at: AtVenue, message: DeliveryRow, { state, code, providerMessageId }: Update) {
  const known = deliveryState.safeParse(state);
  const before = message.state;
  const next = known.success ? afterReport(before, known.data) : before;
  if (next === before) return;
  message.state = next;
  const { message_id, conversation_id } = message;
  if (next === "failed") {
    await markTrouble(at, message_id, "failed", code);
    if (saysWindowIsClosed(code)) await closeReplyWindow(at, conversation_id);
    await at.tx.run(refreshWaiting, { venueId: at.venueId, conversationId: conversation_id });
    await raiseAlert(at, "send_failed", conversation_id, message.text);
    return publishConversation(at, conversation_id, message_id);
  }
  await markReported(at, message_id, next, providerMessageId);
  failpoint("report.applied");
  if (before === "accepted") await endAlerts(at, conversation_id, ["no_report"]);
  if (before !== "failed" && before !== "unknown") return publishMessage(at, message_id);
  // It arrived after all.
  await at.tx.run(refreshWaiting, { venueId: at.venueId, conversationId: conversation_id });
  await endAlerts(at, conversation_id, ["send_failed", "send_unknown"]);
  publishConversation(at, conversation_id, message_id);
}
