import type { DeliveryState } from "@bellhop/contract/messages";
import type { AtVenue } from "../../platform/at/index.ts";
import { setDelivery } from "./delivery.queries.ts";

/** The message waits to be sent: now, or not before `again`, for the reason that the last try gave. */
export async function markQueued(at: AtVenue, messageId: string, last?: { code: string; again: Date }) {
  await at.tx.run(setDelivery, {
    venueId: at.venueId,
    messageId,
    state: "queued",
    failureCode: last?.code ?? null,
    sendAfter: last?.again ?? null,
    providerMessageId: null,
    replacesProviderMessageId: false,
  });
}

/** The message's try is committed; its call comes next. */
export async function markSending(at: AtVenue, messageId: string) {
  await at.tx.run(setDelivery, {
    venueId: at.venueId,
    messageId,
    state: "sending",
    failureCode: null,
    sendAfter: null,
    providerMessageId: null,
    replacesProviderMessageId: false,
  });
}

/** The channel took the message and calls it by this id. */
export async function markAccepted(at: AtVenue, messageId: string, providerMessageId: string) {
  await at.tx.run(setDelivery, {
    venueId: at.venueId,
    messageId,
    state: "accepted",
    failureCode: null,
    sendAfter: null,
    providerMessageId,
    replacesProviderMessageId: true,
  });
}

/** The message failed or its fate is unknown; `code` is the reason. */
export async function markTrouble(
  at: AtVenue,
  messageId: string,
  state: "failed" | "unknown",
  code: string | null,
) {
  await at.tx.run(setDelivery, {
    venueId: at.venueId,
    messageId,
    state,
    failureCode: code,
    sendAfter: null,
    providerMessageId: null,
    replacesProviderMessageId: false,
  });
}

export async function markReported(
  at: AtVenue,
  messageId: string,
  state: DeliveryState,
  providerMessageId: string,
) {
  await at.tx.run(setDelivery, {
    venueId: at.venueId,
    messageId,
    state,
    failureCode: null,
    sendAfter: null,
    providerMessageId,
    replacesProviderMessageId: false,
  });
}
