import { createHmac } from "node:crypto";
import type { AtInstallation } from "../../platform/at/index.ts";
import { deriveKey } from "../../platform/crypto/seal.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { addToCounter } from "./counters.queries.ts";

export type Limit = { counter: Buffer; max: number };

/** A keyed hash, so that the table names no people or addresses. */
export function counterFor(secretKey: Secret, ...parts: string[]): Buffer {
  return createHmac("sha256", deriveKey(secretKey, "sign-in attempts"))
    .update(JSON.stringify(parts))
    .digest();
}

/** Narrow limits first: what one refuses, later ones do not count. */
export async function countAttempt(
  at: AtInstallation,
  limits: Limit[],
  windowMinutes: number,
): Promise<{ retryAfterSeconds: number } | undefined> {
  const windowMs = windowMinutes * 60_000;
  const windowEndsWith = new Date(at.now.getTime() - windowMs);
  for (const { counter, max } of limits) {
    const count = await at.tx.maybeRow(addToCounter, { counter, now: at.now, windowEndsWith });
    if (!count || count.attempts <= max) continue;
    const endsInMs = count.window_started_at.getTime() + windowMs - at.now.getTime();
    return { retryAfterSeconds: Math.max(1, Math.ceil(endsInMs / 1000)) };
  }
  return undefined;
}
