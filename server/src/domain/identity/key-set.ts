import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";
import type { Clock } from "../../platform/clock.ts";
import { refuse } from "../../platform/refusal.ts";

const freshForMs = { elsewhere: 10 * 60_000, here: 10_000 };
/** How long the last good set is trusted while its source cannot be reached. */
const trustedForMs = 24 * 3_600_000;
/** A stranger's token with an invented key id makes us ask again at most this often. */
const askAgainAfterMs = 5_000;

type Kept = { find: JWTVerifyGetKey; readAt: number };

/**
 * Finds the key a token was signed with, in a set read from elsewhere and kept. An unknown key makes it read again,
 * because keys rotate. Refuses as `unavailable` where the answer would depend on a set that cannot be reached: an
 * outage of the provider must sign nobody out.
 */
export function keySet(
  read: () => Promise<JSONWebKeySet>,
  clock: Clock,
  where: keyof typeof freshForMs = "elsewhere",
): JWTVerifyGetKey {
  let kept: Kept | undefined;
  let lastReading = { at: Number.NEGATIVE_INFINITY, failed: false };
  let reading: Promise<void> | undefined;

  async function readAgain(): Promise<void> {
    const at = clock.now().getTime();
    if (at - lastReading.at < askAgainAfterMs && at >= lastReading.at) return;
    try {
      kept = { find: createLocalJWKSet(await read()), readAt: at };
      lastReading = { at, failed: false };
    } catch {
      // Told by what follows: the last good set serves for a while, and then everything is refused as unavailable.
      lastReading = { at, failed: true };
    }
  }
  /** Everybody who asks meanwhile waits for the same reading. */
  function readOnce(): Promise<void> {
    reading ??= readAgain().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return async (header, token) => {
    const age = () => (kept ? clock.now().getTime() - kept.readAt : Number.POSITIVE_INFINITY);
    if (age() > freshForMs[where]) await readOnce();
    if (!kept || age() > trustedForMs) throw refuse("unavailable");
    try {
      return await kept.find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
    }
    await readOnce();
    if (lastReading.failed) throw refuse("unavailable");
    return kept.find(header, token);
  };
}

/** Reads a tenant's published keys. */
export async function fetchKeySet(issuer: string): Promise<JSONWebKeySet> {
  const response = await fetch(new URL(".well-known/jwks.json", issuer), {
    redirect: "error",
    signal: AbortSignal.timeout(5_000),
    headers: { accept: "application/json" },
  });
  if (!response.ok) throw new Error(`The key set answered ${response.status}`);
  return (await response.json()) as JSONWebKeySet;
}
