import { hash } from "node:crypto";
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import type { Database } from "../../platform/at/index.ts";
import type { Clock } from "../../platform/clock.ts";
import { Refusal, refuse } from "../../platform/refusal.ts";
import { openTtlCache } from "../../platform/ttl-cache.ts";
import { fetchKeySet, keySet } from "./key-set.ts";
import type { IdentitySettings } from "./settings.ts";
import { publicSigningKeys } from "./signing-keys.ts";

const leewaySeconds = 60;
/** With the cache of key-set.ts, replaced keys take effect within a minute. */
const cacheMs = 50_000;
const maxCached = 10_000;

export type VerifiedToken = {
  sub: string;
  /** Only if the provider verified it. */
  email?: string;
  sid?: string;
  expiresAt: Date;
};

export type VerifyAccessToken = (token: string) => Promise<VerifiedToken>;

type Issuer = Pick<IdentitySettings, "provider" | "issuer" | "audience">;

/** Refuses as `session_expired`, `unknown_key`, `signed_out`, or `unavailable` without keys. */
export function accessTokenVerifier(
  settings: Issuer,
  findKey: JWTVerifyGetKey,
  clock: Clock,
): VerifyAccessToken {
  const cache = openTtlCache<VerifiedToken>({ max: maxCached, clock });

  return async (jwt) => {
    const key = hash("sha256", jwt, "base64");
    const cached = cache.get(key);
    if (cached) return cached;
    const now = clock.now();
    const token = await verify(jwt, settings, findKey, now);
    cache.set(key, token, Math.min(token.expiresAt.getTime() - now.getTime(), cacheMs));
    return token;
  };
}

export function createTokenVerifier(
  settings: IdentitySettings,
  db: Database,
  clock: Clock,
): VerifyAccessToken {
  const findKey =
    settings.provider === "embedded"
      ? keySet(() => publicSigningKeys(db), clock, "embedded")
      : keySet(() => fetchKeySet(settings.issuer), clock);
  return accessTokenVerifier(settings, findKey, clock);
}

async function verify(
  jwt: string,
  { provider, issuer, audience }: Issuer,
  findKey: JWTVerifyGetKey,
  now: Date,
): Promise<VerifiedToken> {
  try {
    const { payload } = await jwtVerify(jwt, findKey, {
      issuer,
      audience,
      algorithms: ["RS256"],
      requiredClaims: ["exp", "sub"],
      clockTolerance: leewaySeconds,
      currentDate: now,
      // RFC 9068; tenants set the type only if configured to.
      ...(provider === "embedded" && { typ: "at+jwt" }),
    });
    return parseClaims(payload, now);
  } catch (error) {
    throw toRefusal(error);
  }
}

function parseClaims(payload: JWTPayload, now: Date): VerifiedToken {
  const { sub, exp, iat, email, email_verified: isVerified, sid } = payload;
  if (!isValid(sub) || typeof exp !== "number") throw refuse("signed_out");
  if (iat !== undefined && iat > now.getTime() / 1000 + leewaySeconds) throw refuse("signed_out");
  return {
    sub,
    ...(isValid(email) && isVerified === true ? { email } : {}),
    ...(isValid(sid) ? { sid } : {}),
    expiresAt: new Date(exp * 1000),
  };
}

/** PostgreSQL cannot store a null character. */
function isValid(claim: unknown): claim is string {
  return typeof claim === "string" && claim !== "" && !claim.includes("\u0000");
}

function toRefusal(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  if (error instanceof errors.JWTExpired) return refuse("session_expired");
  if (error instanceof errors.JWKSNoMatchingKey) return refuse("unknown_key");
  if (error instanceof errors.JOSEError) return refuse("signed_out");
  return error;
}
