import { createHash } from "node:crypto";
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import type { Clock } from "../../platform/clock.ts";
import { Refusal, refuse } from "../../platform/refusal.ts";
import { openTtlCache } from "../../platform/ttl-cache.ts";
import type { IdentitySettings } from "./settings.ts";

const leewaySeconds = 60;
/**
 * Checking a signature costs as much as the rest of a small call; a browser shows the same token many times. With the ten
 * seconds that our own keys are kept (`key-set.ts`) it is the minute within which new keys end every older token.
 */
const rememberedForMs = 50_000;
const rememberedMost = 10_000;

/** What a checked token says. Only that: who that person is to an operator is no matter of the token. */
export type VerifiedToken = {
  sub: string;
  /** Only where the provider vouches that it is this person's. */
  email?: string;
  /** The session at the embedded provider. */
  sid?: string;
  expiresAt: Date;
};

export type VerifyAccessToken = (token: string) => Promise<VerifiedToken>;

type Expected = Pick<IdentitySettings, "provider" | "issuer" | "audience">;

/**
 * Makes the check every API call begins with: RS256, our issuer, our audience, not expired, a subject. It refuses as
 * `session_expired`, `unknown_key` or `signed_out`, and as `unavailable` where the keys cannot be reached.
 */
export function accessTokenVerifier(
  settings: Expected,
  findKey: JWTVerifyGetKey,
  clock: Clock,
): VerifyAccessToken {
  const checked = openTtlCache<VerifiedToken>({ max: rememberedMost, clock });

  return async (jwt) => {
    const key = createHash("sha256").update(jwt).digest("base64");
    const known = checked.get(key);
    if (known) return known;
    const now = clock.now();
    const token = await verify(jwt, settings, findKey, now);
    checked.set(key, token, Math.min(token.expiresAt.getTime(), now.getTime() + rememberedForMs));
    return token;
  };
}

async function verify(
  jwt: string,
  { provider, issuer, audience }: Expected,
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
      // RFC 9068; a tenant's say so only where it was set up to.
      ...(provider === "embedded" && { typ: "at+jwt" }),
    });
    return read(payload, now);
  } catch (error) {
    throw asRefusal(error);
  }
}

function read(payload: JWTPayload, now: Date): VerifiedToken {
  const { sub, exp, iat, email, email_verified: confirmed, sid } = payload;
  if (!isName(sub) || typeof exp !== "number") throw refuse("signed_out");
  if (iat !== undefined && iat > now.getTime() / 1000 + leewaySeconds) throw refuse("signed_out");
  return {
    sub,
    ...(isName(email) && confirmed === true ? { email } : {}),
    ...(isName(sid) ? { sid } : {}),
    expiresAt: new Date(exp * 1000),
  };
}

/** What PostgreSQL cannot keep is nobody's name. */
function isName(claim: unknown): claim is string {
  return typeof claim === "string" && claim !== "" && !claim.includes("\u0000");
}

function asRefusal(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  if (error instanceof errors.JWTExpired) return refuse("session_expired");
  if (error instanceof errors.JWKSNoMatchingKey) return refuse("unknown_key");
  if (error instanceof errors.JOSEError) return refuse("signed_out");
  return error;
}
