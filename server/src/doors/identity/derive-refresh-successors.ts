import { createHmac } from "node:crypto";
import type { KoaContextWithOIDC, Provider } from "oidc-provider";
import { deriveKey } from "../../platform/crypto/seal.ts";
import type { Secret } from "../../platform/crypto/secret.ts";

type Parts = { secretKey: Secret; currentContext: () => KoaContextWithOIDC | undefined };

/**
 * Derives a rotated refresh token from its predecessor. So every exchange of one token, in any process, yields the same
 * successor, and no table has to keep it. Computing it takes the secret key, the predecessor, and the grant's id, which
 * only the database has.
 */
export function deriveRefreshSuccessors(provider: Provider, { secretKey, currentContext }: Parts): void {
  const key = deriveKey(secretKey, "refresh tokens");
  // Not in the provider's types. The version is pinned, and codes-and-tokens.test.ts fails if it stops working.
  const model = provider.RefreshToken.prototype as unknown as { generateTokenId(): string };
  const generateRandom = model.generateTokenId;
  model.generateTokenId = function () {
    const predecessor = currentContext()?.oidc.entities.RotatedRefreshToken;
    if (!predecessor) return generateRandom.call(this);
    return createHmac("sha256", key).update(`${predecessor.grantId}\n${predecessor.jti}`).digest("base64url");
  };
}
