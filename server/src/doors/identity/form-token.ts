import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "../../platform/crypto/seal.ts";

/** Ties a form to the half-finished sign-in it was made for, so that no other page can send it. */
export function formToken(secretKey: string, uid: string): string {
  return createHmac("sha256", deriveKey(secretKey, "sign-in form")).update(uid).digest("base64url");
}

/** True where the token was made for this sign-in. */
export function isFormTokenOf(secretKey: string, uid: string, given: string): boolean {
  const due = Buffer.from(formToken(secretKey, uid));
  const got = Buffer.from(given);
  return due.length === got.length && timingSafeEqual(due, got);
}
