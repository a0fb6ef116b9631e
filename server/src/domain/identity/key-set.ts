import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";
import type { Clock } from "../../platform/clock.ts";
import { causeOfDatabase } from "../../platform/db/index.ts";
import { refuse } from "../../platform/refusal.ts";

const freshForMs = { tenant: 10 * 60_000, embedded: 10_000 };
/** How long an unreachable source's last keys are used. */
const maxStaleMs = 24 * 3_600_000;
/** Tokens with invented key ids would cause more reloads. */
const minReloadMs = 5_000;

type KeySet = { find: JWTVerifyGetKey; readAt: number };

/** Refuses as `unavailable` if the set is unreachable: an outage must sign no one out. */
export function keySet(
  read: () => Promise<JSONWebKeySet>,
  clock: Clock,
  provider: keyof typeof freshForMs = "tenant",
): JWTVerifyGetKey {
  let cached: KeySet | undefined;
  let lastReading: { at: number; failure?: unknown } = { at: Number.NEGATIVE_INFINITY };
  let reading: Promise<void> | undefined;

  async function reload(): Promise<void> {
    const at = clock.elapsedMs();
    if (at - lastReading.at < minReloadMs) return;
    try {
      cached = { find: createLocalJWKSet(await read()), readAt: at };
      lastReading = { at };
    } catch (failure) {
      lastReading = { at, failure };
    }
  }
  function reloadOnce(): Promise<void> {
    reading ??= reload().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  /** A failure of our own database is thrown as it is, so that its cause is reported. */
  const unavailable = () =>
    provider === "embedded" && causeOfDatabase(lastReading.failure)
      ? lastReading.failure
      : refuse("unavailable");

  return async (header, token) => {
    const age = () => (cached ? clock.elapsedMs() - cached.readAt : Number.POSITIVE_INFINITY);
    if (age() > freshForMs[provider]) await reloadOnce();
    if (!cached || age() > maxStaleMs) throw unavailable();
    try {
      return await cached.find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
    }
    await reloadOnce();
    if (lastReading.failure) throw unavailable();
    return cached.find(header, token);
  };
}

export async function fetchKeySet(issuer: string): Promise<JSONWebKeySet> {
  const response = await fetch(new URL(".well-known/jwks.json", issuer), {
    redirect: "error",
    signal: AbortSignal.timeout(5_000),
    headers: { accept: "application/json" },
  });
  if (!response.ok) throw new Error(`The key set answered ${response.status}`);
  return (await response.json()) as JSONWebKeySet;
}
