import { createHmac } from "node:crypto";
import { isSameText } from "../../platform/crypto/same-text.ts";
import { deriveKey } from "../../platform/crypto/seal.ts";
import type { Secret } from "../../platform/crypto/secret.ts";

/** Ties a form to the half-finished sign-in it was made for, so that no other page can send it. */
export function formToken(secretKey: Secret, uid: string): string {
  return createHmac("sha256", deriveKey(secretKey, "sign-in form")).update(uid).digest("base64url");
}

/** True where the token was made for this sign-in. */
export function isFormTokenOf(secretKey: Secret, uid: string, given: string): boolean {
  return isSameText(given, formToken(secretKey, uid));
}
