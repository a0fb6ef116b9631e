import { createHash } from "node:crypto";
import type { Clock } from "../../platform/clock.ts";
import { refuse } from "../../platform/refusal.ts";
import { openTtlCache } from "../../platform/ttl-cache.ts";
import type { VerifiedToken } from "./access-tokens.ts";
import { normalizeEmail } from "./email.ts";
import type { IdentitySettings } from "./settings.ts";

/** A tenant limits how often it is asked; a dashboard that opens asks for one person many things at once. */
const knownForMs = 10_000;
const knownMost = 1_000;
const answersWithinMs = 5_000;

/**
 * The e-mail that the provider vouches is this person's, who showed this token; undefined where there is none. To be
 * asked only about people who are nobody's member yet. Refuses as `unavailable` where the provider cannot be asked: an
 * outage is not the answer that somebody has no e-mail.
 */
export type FindConfirmedEmail = (jwt: string, token: VerifiedToken) => Promise<string | undefined>;

/**
 * Makes the question. The embedded provider, and a tenant that was told to, put the e-mail into the access token; any
 * other tenant tells it at `/userinfo` to whoever shows the same token.
 */
export function confirmedEmailLookup(
  { provider, issuer }: Pick<IdentitySettings, "provider" | "issuer">,
  clock: Clock,
): FindConfirmedEmail {
  const known = openTtlCache<Promise<string | undefined>>({ max: knownMost, clock });

  return async (jwt, { sub, email }) => {
    if (email !== undefined || provider === "embedded")
      return email === undefined ? undefined : normalizeEmail(email);
    const key = createHash("sha256").update(jwt).digest("base64");
    const told = known.get(key);
    if (told) return told;
    const asked = askUserInfo(issuer, jwt, sub);
    known.set(key, asked, clock.now().getTime() + knownForMs);
    asked.catch(() => known.delete(key));
    return asked;
  };
}

async function askUserInfo(issuer: string, jwt: string, sub: string): Promise<string | undefined> {
  const told = await readUserInfo(issuer, jwt);
  // OpenID Connect: what is told about another subject must not be used.
  if (!told || told.sub !== sub || typeof told.email !== "string") return undefined;
  return told.email_verified === true ? normalizeEmail(told.email) : undefined;
}

/** Undefined where the provider says that this token opens nothing there. */
async function readUserInfo(issuer: string, jwt: string): Promise<Record<string, unknown> | undefined> {
  try {
    const response = await fetch(new URL("userinfo", issuer), {
      redirect: "error",
      signal: AbortSignal.timeout(answersWithinMs),
      headers: { authorization: `Bearer ${jwt}`, accept: "application/json" },
    });
    if (response.status === 401 || response.status === 403) return undefined;
    if (!response.ok) throw refuse("unavailable");
    const told: unknown = await response.json();
    if (typeof told !== "object" || told === null) throw refuse("unavailable");
    return told as Record<string, unknown>;
  } catch {
    // Unreachable, late, limiting us, or in words nobody understands: all of it may pass.
    throw refuse("unavailable");
  }
}
