import { createHmac } from "node:crypto";
import { isSameText } from "../../platform/crypto/same-text.ts";
import { deriveKey } from "../../platform/crypto/seal.ts";

/** Ties a form to the half-finished sign-in it was made for, so that no other page can send it. */
export function formToken(secretKey: string, uid: string): string {
  return createHmac("sha256", deriveKey(secretKey, "sign-in form")).update(uid).digest("base64url");
}

/** True where the token was made for this sign-in. */
export function isFormTokenOf(secretKey: string, uid: string, given: string): boolean {
  return isSameText(given, formToken(secretKey, uid));
}
