import { type DeliveryState, deliveryState } from "@bellhop/contract/messages";
import { endAlerts, raiseAlert } from "../domain/alerts/index.ts";
import {
  adoptReports,
  afterReport,
  type DeliveryRow,
  insertReport,
  lockReportedMessage,
  refreshWaiting,
  setDelivery,
  tellConversation,
  tellMessage,
} from "../domain/conversations/index.ts";
import type { InboundReport } from "../domain/whatsapp/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { newId } from "../platform/ids.ts";

/**
 * The channel reports what became of a message. Every report is kept; one whose message is not known yet waits
 * for it. A state only ever moves up, so reports may come twice, late and in any order.
 */
export async function deliveryIsReported(at: AtVenue, channelId: string, report: InboundReport) {
  const message = await at.tx.maybeRow(lockReportedMessage, [
    at.venueId,
    channelId,
    report.providerMessageId,
    report.attemptId,
  ]);
  const kept = await at.tx.maybeRow(insertReport, [
    at.venueId,
    newId(),
    channelId,
    report.providerMessageId,
    report.attemptId,
    report.state,
    report.reportedAt,
    JSON.stringify(report.errors),
    message?.message_id ?? null,
    at.now,
  ]);
  if (!kept || !message) return;
  const failureCode = report.errors[0] ? String(report.errors[0].code) : null;
  await applyReport(at, message, report.state, failureCode, report.providerMessageId);
}

/** Reports that came before the message's own send was noted are applied now. */
export async function parkedReportsApply(
  at: AtVenue,
  message: DeliveryRow,
  providerMessageId: string,
  attemptId: string,
) {
  const values = [at.venueId, message.channel_id, providerMessageId, attemptId, message.message_id];
  for (const { state, errors } of await at.tx.rows(adoptReports, values)) {
    const [error] = Array.isArray(errors) ? errors : [];
    await applyReport(at, message, state, error ? String(error.code) : null, providerMessageId);
  }
}

async function applyReport(
  at: AtVenue,
  message: DeliveryRow,
  reported: string,
  failureCode: string | null,
  providerMessageId: string,
) {
  const known = deliveryState.safeParse(reported);
  const next: DeliveryState = known.success ? afterReport(message.state, known.data) : message.state;
  if (next === message.state) return;
  if (message.state === "accepted") await endAlerts(at, message.conversation_id, ["no_report"]);
  message.state = next;
  const failed = next === "failed";
  await at.tx.run(setDelivery, [
    at.venueId,
    message.message_id,
    next,
    failed ? failureCode : null,
    null,
    providerMessageId,
  ]);
  if (failed) {
    await at.tx.run(refreshWaiting, [at.venueId, message.conversation_id]);
    await raiseAlert(at, "send_failed", message.conversation_id, message.text);
  }
  await tellMessage(at, message.message_id);
  if (failed) await tellConversation(at, message.conversation_id);
}
