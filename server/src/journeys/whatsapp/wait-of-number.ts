import type { Channel } from "../../domain/whatsapp/index.ts";
import { openTokenBuckets } from "../../platform/token-buckets.ts";

/** WhatsApp's limits per number (November 2026). */
const sendsPerSecond = 80;
const sendsPerSecondInCoexistence = 20;
const sendTokens = openTokenBuckets();

/** WhatsApp's limit to one guest: a message every six seconds, and this many at once (November 2026). */
const rateToGuest = { perSecond: 1 / 6, burst: 45 };
const guestTokens = openTokenBuckets();

type Paced = Pick<Channel, "channel_id" | "phone_type">;

/** 0 if the number may send now; else the time to wait, in ms. */
export const waitOfNumber = ({ channel_id, phone_type }: Paced): number =>
  sendTokens.take(channel_id, {
    perSecond: phone_type === "coexistence" ? sendsPerSecondInCoexistence : sendsPerSecond,
  });

/** 0 if the number may send to this guest now; else the time to wait, in ms. */
export const waitOfGuest = ({ channel_id }: Paced, conversationId: string): number =>
  guestTokens.take(`${channel_id} ${conversationId}`, rateToGuest);
