import { createHash } from "node:crypto";
import type { Clock } from "../../platform/clock.ts";
import { refuse } from "../../platform/refusal.ts";
import { openTtlCache } from "../../platform/ttl-cache.ts";
import type { VerifiedToken } from "./access-tokens.ts";
import { normalizeEmail } from "./email.ts";
import type { IdentitySettings } from "./settings.ts";

/** Tenants limit requests, and opening the dashboard makes many at once. */
const cacheMs = 10_000;
const maxCached = 1_000;
const timeoutMs = 5_000;

/** Undefined if the provider has verified no e-mail. Refuses with `unavailable` if the provider cannot be reached. */
export type FindConfirmedEmail = (jwt: string, token: VerifiedToken) => Promise<string | undefined>;

/** Tokens of some tenants carry no e-mail: `/userinfo` has it. */
export function confirmedEmailLookup(
  { provider, issuer }: Pick<IdentitySettings, "provider" | "issuer">,
  clock: Clock,
): FindConfirmedEmail {
  const cache = openTtlCache<Promise<string | undefined>>({ max: maxCached, clock });

  return async (jwt, { sub, email }) => {
    if (email !== undefined || provider === "embedded")
      return email === undefined ? undefined : normalizeEmail(email);
    const key = createHash("sha256").update(jwt).digest("base64");
    const cached = cache.get(key);
    if (cached) return cached;
    const requested = fetchConfirmedEmail(issuer, jwt, sub);
    cache.set(key, requested, cacheMs);
    requested.catch(() => cache.delete(key));
    return requested;
  };
}

async function fetchConfirmedEmail(issuer: string, jwt: string, sub: string): Promise<string | undefined> {
  const info = await fetchUserInfo(issuer, jwt);
  // OpenID Connect forbids using the claims of another subject.
  if (!info || info.sub !== sub || typeof info.email !== "string") return undefined;
  return info.email_verified === true ? normalizeEmail(info.email) : undefined;
}

async function fetchUserInfo(issuer: string, jwt: string): Promise<Record<string, unknown> | undefined> {
  try {
    const response = await fetch(new URL("userinfo", issuer), {
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
      headers: { authorization: `Bearer ${jwt}`, accept: "application/json" },
    });
    if (response.status === 401 || response.status === 403) return undefined;
    if (!response.ok) throw refuse("unavailable");
    const info: unknown = await response.json();
    if (typeof info !== "object" || info === null) throw refuse("unavailable");
    return info as Record<string, unknown>;
  } catch {
    throw refuse("unavailable");
  }
}
