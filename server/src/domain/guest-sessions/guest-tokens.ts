import { createHash, createHmac, randomBytes } from "node:crypto";
import { deriveKey } from "../../platform/crypto/seal.ts";
import type { Secret } from "../../platform/crypto/secret.ts";

/** Tokens of sessions are told from those of browsers that have none, so that an ended session is known as one. */
const sessionMark = "s";
const visitorMark = "v";

/** For a browser without a session. It opens nothing: it tells what one browser sends from what another one does. */
export const visitorToken = (): string => visitorMark + randomBytes(32).toString("base64url");

export const isGuestToken = (text: string): boolean => /^[\w-]{43,44}$/.test(text);

export const isSessionToken = (token: string): boolean =>
  token.length === 44 && token.startsWith(sessionMark);

/**
 * The token that follows from what a browser does: begin to write, verify, or use a link. The same act again, because
 * its response was lost, has the same token. `act` is a secret of the browser's page or of the link, so that anyone who
 * planted the browser's former token cannot tell the next one.
 */
export function nextGuestToken(
  secretKey: Secret,
  { venueId, token, act }: { venueId: number; token: string; act: string },
): string {
  const made = createHmac("sha256", deriveKey(secretKey, "tokens of guests"))
    .update(JSON.stringify([venueId, token, act]))
    .digest("base64url");
  return sessionMark + made;
}

export const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();
