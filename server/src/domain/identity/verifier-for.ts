import type { Database } from "../../platform/at/index.ts";
import type { Clock } from "../../platform/clock.ts";
import { accessTokenVerifier, type VerifyAccessToken } from "./access-tokens.ts";
import { fetchKeySet, keySet } from "./key-set.ts";
import type { IdentitySettings } from "./settings.ts";
import { publicSigningKeys } from "./signing-keys.ts";

/** The check of access tokens, against this installation's own keys or a tenant's. */
export function createTokenVerifier(
  settings: IdentitySettings,
  db: Database,
  clock: Clock,
): VerifyAccessToken {
  const findKey =
    settings.provider === "embedded"
      ? keySet(() => publicSigningKeys(db), clock, "here")
      : keySet(() => fetchKeySet(settings.issuer), clock);
  return accessTokenVerifier(settings, findKey, clock);
}
