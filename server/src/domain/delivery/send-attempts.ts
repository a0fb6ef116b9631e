import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import type { SendOutcome } from "../whatsapp/index.ts";
import {
  type DeliveryRow,
  insertAttempt,
  selectLastAttempt,
  selectMessageForUpdate,
  selectRecipient,
  selectToSend,
  selectToSendForUpdate,
  updateAttemptEnded,
} from "./delivery.queries.ts";
import { markSending } from "./mark-delivery.ts";
import { type NextSend, nextToSend } from "./send-order.ts";

/** Locks the messages of a conversation that have yet to be sent, in order: one worker at a time decides about them. */
export const lockToSend = (at: AtVenue, conversationId: string) =>
  at.tx.rows(selectToSendForUpdate, { venueId: at.venueId, conversationId });

export async function findNextSend(at: AtVenue, conversationId: string): Promise<NextSend> {
  return nextToSend(await at.tx.rows(selectToSend, { venueId: at.venueId, conversationId }), at.now);
}

export const findRecipient = (at: AtVenue, conversationId: string) =>
  at.tx.row(selectRecipient, { venueId: at.venueId, conversationId });

/** Starts another attempt to send a message and returns its id. */
export async function beginAttempt(at: AtVenue, messageId: string): Promise<string> {
  const attemptId = newId();
  await at.tx.run(insertAttempt, { venueId: at.venueId, attemptId, messageId, startedAt: at.now });
  await markSending(at, messageId);
  return attemptId;
}

/** Ends an attempt with the channel's response, or as "died" if its process died before there was one. */
export function endAttempt(at: AtVenue, attemptId: string, result: SendOutcome | { outcome: "died" }) {
  const { outcome } = result;
  return at.tx.run(updateAttemptEnded, {
    venueId: at.venueId,
    attemptId,
    endedAt: at.now,
    outcome: outcome === "died" ? "unknown" : outcome,
    error: "code" in result ? JSON.stringify({ code: result.code, detail: result.detail }) : null,
    providerMessageId: outcome === "sent" ? result.providerMessageId : null,
  });
}

/** When the last attempt to send the message began; null if there was none. */
export async function findLastAttempt(at: AtVenue, messageId: string): Promise<Date | null> {
  return (await at.tx.row(selectLastAttempt, { venueId: at.venueId, messageId })).started_at;
}

/** Locks an outgoing message; undefined if its guest was deleted. */
export const lockMessageIfAny = (at: AtVenue, messageId: string): Promise<DeliveryRow | undefined> =>
  at.tx.maybeRow(selectMessageForUpdate, { venueId: at.venueId, messageId });

/** Locks an outgoing message; refused if there is none with this id. */
export async function lockMessage(at: AtVenue, messageId: string): Promise<DeliveryRow> {
  const message = await lockMessageIfAny(at, messageId);
  if (!message) throw refuse("not_found");
  return message;
}
