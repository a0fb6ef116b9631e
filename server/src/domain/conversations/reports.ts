import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import type { InboundReport } from "../whatsapp/index.ts";
import {
  type DeliveryRow,
  insertReport,
  type ReportedMessage,
  selectReportedMessageForUpdate,
  selectWithoutReport,
  updateReportsAdopted,
} from "./delivery.queries.ts";

/**
 * Stores a report and returns its message, locked; undefined if the same report was stored before, or if its message is
 * not known yet.
 */
export async function storeReport(
  at: AtVenue,
  channelId: string,
  report: InboundReport,
): Promise<ReportedMessage | undefined> {
  const about = {
    venueId: at.venueId,
    channelId,
    providerMessageId: report.providerMessageId,
    attemptId: report.attemptId,
  };
  const message = await at.tx.maybeRow(selectReportedMessageForUpdate, about);
  const stored = await at.tx.maybeRow(insertReport, {
    ...about,
    reportId: newId(),
    state: report.state,
    reportedAt: report.reportedAt,
    errors: JSON.stringify(report.errors),
    messageId: message?.message_id ?? null,
    receivedAt: at.now,
  });
  return stored ? message : undefined;
}

/** Assigns to the message the reports that came before it was known, and returns them, oldest first. */
export const adoptReports = (
  at: AtVenue,
  message: DeliveryRow,
  sent: { providerMessageId: string; attemptId: string },
) =>
  at.tx.rows(updateReportsAdopted, {
    venueId: at.venueId,
    channelId: message.channel_id,
    messageId: message.message_id,
    ...sent,
  });

/** The messages that the channel accepted without a report since, the longest silence first. */
export const listWithoutReport = (at: AtVenue, conversationId: string) =>
  at.tx.rows(selectWithoutReport, { venueId: at.venueId, conversationId });
