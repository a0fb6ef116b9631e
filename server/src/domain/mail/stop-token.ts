import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "../../platform/crypto/seal.ts";
import type { Secret } from "../../platform/crypto/secret.ts";

type Recipient = { venueId: number; guestId: string };

export const stopPath = (token: string) => `/mail/stop/${token}`;

const markOf = (secretKey: Secret, { venueId, guestId }: Recipient) =>
  createHmac("sha256", deriveKey(secretKey, "stop mails"))
    .update(JSON.stringify([venueId, guestId]))
    .digest("base64url")
    .slice(0, 32);

/** Lets a mail's reader stop messages to its guest, and nothing else. It never expires. */
export const stopToken = (secretKey: Secret, recipient: Recipient): string =>
  `${recipient.venueId}.${recipient.guestId}.${markOf(secretKey, recipient)}`;

/** Undefined for a token that this installation has not made. */
export function readStopToken(secretKey: Secret, token: string): Recipient | undefined {
  const [, venue = "", guestId = "", mark = ""] =
    /^(\d{1,15})\.([0-9a-f-]{36})\.([\w-]{32})$/.exec(token) ?? [];
  const recipient = { venueId: Number(venue), guestId };
  if (!guestId) return undefined;
  const expected = Buffer.from(markOf(secretKey, recipient));
  return timingSafeEqual(Buffer.from(mark), expected) ? recipient : undefined;
}
