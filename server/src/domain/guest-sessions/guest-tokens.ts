import { createHash, createHmac, randomBytes } from "node:crypto";
import { deriveKey } from "../../platform/crypto/seal.ts";
import type { Secret } from "../../platform/crypto/secret.ts";

/**
 * The mark distinguishes tokens of sessions from other tokens, so that a token without a session is known to have
 * ended. With it, a token has 43 characters.
 */
const sessionMark = "-s-";
const visitorMark = "-v-";
const unmarkedCharacters = 40;

/** A token for a browser without a session. It opens nothing; it only identifies the browser. */
export const visitorToken = (): string => visitorMark + randomBytes(30).toString("base64url");

export const isGuestToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

export const isSessionToken = (token: string): boolean => token.startsWith(sessionMark);

/**
 * Derives the next token of a browser that begins to write, verifies, or uses a link. A repeat of the same act, after a
 * lost response, gets the same token. `act` is a secret of the browser's page or of the link, so that anyone who
 * planted the previous token can't compute the next one.
 */
export function nextGuestToken(
  secretKey: Secret,
  { venueId, token, act }: { venueId: number; token: string; act: string },
): string {
  const made = createHmac("sha256", deriveKey(secretKey, "tokens of guests"))
    .update(JSON.stringify([venueId, token, act]))
    .digest("base64url");
  return sessionMark + made.slice(0, unmarkedCharacters);
}

export const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();
