import type { DeliveryState } from "@bellhop/contract/messages";
import type { AtVenue } from "../../platform/at/index.ts";
import { setDelivery } from "./delivery.queries.ts";

/** The message waits to be sent: now, or not before `again`, for the reason that the last try gave. */
export async function markQueued(at: AtVenue, messageId: string, last?: { code: string; again: Date }) {
  await at.tx.run(setDelivery, [
    at.venueId,
    messageId,
    "queued",
    last?.code ?? null,
    last?.again ?? null,
    null,
    false,
  ]);
}

/** The message's try is committed; its call comes next. */
export async function markSending(at: AtVenue, messageId: string) {
  await at.tx.run(setDelivery, [at.venueId, messageId, "sending", null, null, null, false]);
}

/** The channel took the message and calls it by this id. */
export async function markAccepted(at: AtVenue, messageId: string, providerMessageId: string) {
  await at.tx.run(setDelivery, [at.venueId, messageId, "accepted", null, null, providerMessageId, true]);
}

/** The message did not arrive, or nobody knows; `code` tells why. */
export async function markTrouble(
  at: AtVenue,
  messageId: string,
  state: "failed" | "unknown",
  code: string | null,
) {
  await at.tx.run(setDelivery, [at.venueId, messageId, state, code, null, null, false]);
}

/** The channel reported how far the message has come. */
export async function markReported(
  at: AtVenue,
  messageId: string,
  state: DeliveryState,
  providerMessageId: string,
) {
  await at.tx.run(setDelivery, [at.venueId, messageId, state, null, null, providerMessageId, false]);
}
