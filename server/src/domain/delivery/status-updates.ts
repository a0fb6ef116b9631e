import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { addressHash, findErasedMessages } from "../messages/index.ts";
import type { StatusUpdate } from "../whatsapp/index.ts";
import {
  type DeliveryRow,
  insertReport,
  type ReportedMessage,
  selectReportedMessageForUpdate,
  selectWithoutReport,
  updateReportsAdopted,
} from "./delivery.queries.ts";

/** True if the guest with this address was deleted and has not written since. */
export type IsForgotten = (address: string) => Promise<boolean>;

/**
 * Stores a status update and returns its message, locked; undefined for a duplicate, and if the message is not known yet.
 * One about a message of a deleted guest is not stored.
 */
export async function storeStatusUpdate(
  at: AtVenue,
  erasureKey: Buffer,
  channelId: string,
  update: StatusUpdate,
  isForgotten: IsForgotten,
): Promise<ReportedMessage | undefined> {
  const about = {
    venueId: at.venueId,
    channelId,
    providerMessageId: update.providerMessageId,
    attemptId: update.attemptId,
  };
  const message = await at.tx.maybeRow(selectReportedMessageForUpdate, about);
  if (message?.is_erased) return undefined;
  const { providerMessageId, guest } = update;
  if (!message && (await findErasedMessages(at, erasureKey, channelId, [providerMessageId])).size > 0)
    return undefined;
  if (!message && guest && (await isForgotten(guest))) return undefined;
  const stored = await at.tx.maybeRow(insertReport, {
    ...about,
    reportId: newId(),
    state: update.state,
    reportedAt: update.reportedAt,
    errors: JSON.stringify(update.errors),
    messageId: message?.message_id ?? null,
    addressHash: !message && guest ? addressHash(erasureKey, at.venueId, guest) : null,
    receivedAt: at.now,
    price: update.price && JSON.stringify(update.price),
  });
  return stored ? message : undefined;
}

/** Assigns to the message the status updates that arrived before it was known; returns them, oldest first. */
export const adoptStatusUpdates = (
  at: AtVenue,
  message: DeliveryRow,
  sent: { providerMessageId: string; attemptId: string | null },
) =>
  at.tx.rows(updateReportsAdopted, {
    venueId: at.venueId,
    channelId: message.channel_id,
    messageId: message.message_id,
    ...sent,
  });

/** Messages that the channel accepted and has sent no status update for, oldest first. */
export const listWithoutStatusUpdate = (at: AtVenue, conversationId: string) =>
  at.tx.rows(selectWithoutReport, { venueId: at.venueId, conversationId });
