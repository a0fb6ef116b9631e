import type { DeliveryState } from "@bellhop/contract/messages";
import type { AtVenue } from "../../platform/at/index.ts";
import { setDelivery, setPrice } from "../messages/index.ts";
import type { Price } from "../whatsapp/index.ts";

const unpriced = { priceCategory: null, isCharged: null, priceType: null };

export const storePrice = (at: AtVenue, messageId: string, { category, isCharged, type }: Price) =>
  setPrice(at, { messageId, priceCategory: category, isCharged, priceType: type });

/** The message waits to be sent: now, or not before `again`, for the reason that the last try gave. */
export async function markQueued(at: AtVenue, messageId: string, last?: { code: string; again: Date }) {
  await setDelivery(at, {
    messageId,
    state: "queued",
    failureCode: last?.code ?? null,
    sendAfter: last?.again ?? null,
    providerMessageId: null,
    replacesProviderMessageId: false,
    ...unpriced,
  });
}

/** The message is not sent before then, so that it can be taken back. */
export async function holdBack(at: AtVenue, messageId: string, until: Date) {
  await setDelivery(at, {
    messageId,
    state: "queued",
    failureCode: null,
    sendAfter: until,
    providerMessageId: null,
    replacesProviderMessageId: false,
    ...unpriced,
  });
}

/** The message's try is committed; its call comes next. */
export async function markSending(at: AtVenue, messageId: string) {
  await setDelivery(at, {
    messageId,
    state: "sending",
    failureCode: null,
    sendAfter: null,
    providerMessageId: null,
    replacesProviderMessageId: false,
    ...unpriced,
  });
}

/** The channel took the message and calls it by this id. */
export async function markAccepted(at: AtVenue, messageId: string, providerMessageId: string) {
  await setDelivery(at, {
    messageId,
    state: "accepted",
    failureCode: null,
    sendAfter: null,
    providerMessageId,
    replacesProviderMessageId: true,
    ...unpriced,
  });
}

/** The message is queued as a mail, which takes as long as the mail server needs. */
export async function markInOutbox(at: AtVenue, messageId: string) {
  await setDelivery(at, {
    messageId,
    state: "accepted",
    failureCode: null,
    sendAfter: null,
    providerMessageId: null,
    replacesProviderMessageId: false,
    ...unpriced,
  });
}

/** The message is on the guest page, or with the mail server of its sender: nothing else is to be done. */
export async function markSent(at: AtVenue, messageId: string) {
  await setDelivery(at, {
    messageId,
    state: "sent",
    failureCode: null,
    sendAfter: null,
    providerMessageId: null,
    replacesProviderMessageId: false,
    ...unpriced,
  });
}

/** The message failed or its fate is unknown; `code` is the reason. */
export async function markTrouble(
  at: AtVenue,
  messageId: string,
  state: "failed" | "unknown",
  code: string | null,
) {
  await setDelivery(at, {
    messageId,
    state,
    failureCode: code,
    sendAfter: null,
    providerMessageId: null,
    replacesProviderMessageId: false,
    ...unpriced,
  });
}

export async function markReported(
  at: AtVenue,
  messageId: string,
  state: DeliveryState,
  { providerMessageId, price }: { providerMessageId: string; price: Price | null },
) {
  await setDelivery(at, {
    messageId,
    state,
    failureCode: null,
    sendAfter: null,
    providerMessageId,
    replacesProviderMessageId: false,
    priceCategory: price?.category ?? null,
    isCharged: price?.isCharged ?? null,
    priceType: price?.type ?? null,
  });
}
