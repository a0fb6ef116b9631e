import { createHmac } from "node:crypto";
import { isSameText } from "../../platform/crypto/same-text.ts";
import { deriveKey } from "../../platform/crypto/seal.ts";
import type { Secret } from "../../platform/crypto/secret.ts";

/** Ties a form to one purpose against cross-site request forgery. */
export function createFormToken(secretKey: Secret, purpose: string): string {
  return createHmac("sha256", deriveKey(secretKey, "sign-in form")).update(purpose).digest("base64url");
}

export function isFormToken(secretKey: Secret, purpose: string, token: string): boolean {
  return isSameText(token, createFormToken(secretKey, purpose));
}
