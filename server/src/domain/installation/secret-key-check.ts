import { deriveKey } from "../../platform/crypto/seal.ts";
import type { Secret } from "../../platform/crypto/secret.ts";

/** What the installation keeps of its secret key: enough to tell another one, of no use for opening anything. */
export function secretKeyCheck(secretKey: Secret): string {
  return deriveKey(secretKey, "secret key check").toString("base64url");
}
