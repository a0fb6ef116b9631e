import { deliveryState } from "@bellhop/contract/messages";
import { endAlerts, raiseAlert } from "../domain/alerts/index.ts";
import {
  adoptReports,
  afterReport,
  closeReplyWindow,
  type DeliveryRow,
  insertReport,
  lockReportedMessage,
  markReported,
  markTrouble,
  publishConversation,
  publishMessage,
  type ReportedMessage,
  refreshWaiting,
} from "../domain/conversations/index.ts";
import { type InboundReport, saysWindowIsClosed } from "../domain/whatsapp/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { failpoint } from "../platform/failpoints.ts";
import { newId } from "../platform/ids.ts";

type Update = { state: string; code: string | null; providerMessageId: string };

/**
 * The channel reports what became of messages. Every report is kept; one whose message is not known yet waits for it.
 * A state only ever moves up, so reports may come twice, late and in any order. All messages are locked before any of
 * their conversations is touched.
 */
export async function applyStatusUpdates(at: AtVenue, channelId: string, reports: InboundReport[]) {
  const news: Array<{ message: ReportedMessage; word: Update }> = [];
  for (const report of reports.toSorted((a, b) => (a.providerMessageId < b.providerMessageId ? -1 : 1))) {
    const message = await storeUpdate(at, channelId, report);
    const code = report.errors[0] ? String(report.errors[0].code) : null;
    if (message) news.push({ message, word: { ...report, code } });
  }
  // Several reports about one message are about the same row.
  const current = new Map<string, ReportedMessage>();
  for (const { message, word } of news) {
    const known = current.get(message.message_id) ?? message;
    current.set(message.message_id, known);
    const isOutdated = !message.is_about_last_attempt && !["delivered", "read"].includes(word.state);
    // It was tried again since: only that the guest has it counts.
    if (!isOutdated) await applyUpdate(at, known, word);
  }
}

async function storeUpdate(
  at: AtVenue,
  channelId: string,
  report: InboundReport,
): Promise<ReportedMessage | undefined> {
  const { providerMessageId, attemptId } = report;
  const message = await at.tx.maybeRow(lockReportedMessage, {
    venueId: at.venueId,
    channelId,
    providerMessageId,
    attemptId,
  });
  const kept = await at.tx.maybeRow(insertReport, {
    venueId: at.venueId,
    reportId: newId(),
    channelId,
    providerMessageId,
    attemptId,
    state: report.state,
    reportedAt: report.reportedAt,
    errors: JSON.stringify(report.errors),
    messageId: message?.message_id ?? null,
    receivedAt: at.now,
  });
  failpoint("report.kept");
  return kept ? message : undefined;
}

/** Reports that came before the message's own send was noted are applied now. */
export async function applyParkedUpdates(
  at: AtVenue,
  message: DeliveryRow,
  providerMessageId: string,
  attemptId: string,
) {
  const values = {
    venueId: at.venueId,
    channelId: message.channel_id,
    providerMessageId,
    attemptId,
    messageId: message.message_id,
  };
  for (const { state, errors } of await at.tx.rows(adoptReports, values)) {
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
