import { createHmac } from "node:crypto";
import type { AtInstallation } from "../../platform/at/index.ts";
import { deriveKey } from "../../platform/crypto/seal.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { addToCounter } from "./counters.queries.ts";

/** What is counted, and how much of it there may be within the window. */
export type Limit = { counter: Buffer; most: number };

/** A keyed hash, so that the table names neither people nor where they were. */
export function counterFor(secretKey: Secret, ...parts: string[]): Buffer {
  return createHmac("sha256", deriveKey(secretKey, "sign-in attempts"))
    .update(JSON.stringify(parts))
    .digest();
}

/**
 * Counts one attempt on each in turn, the narrowest first; answers in how many seconds to come again where one of them
 * was too many. What one refuses is not counted on those after it: so nobody uses up what others share.
 */
export async function countAttempt(
  at: AtInstallation,
  limits: Limit[],
  windowMinutes: number,
): Promise<{ retryAfterSeconds: number } | undefined> {
  const windowMs = windowMinutes * 60_000;
  const since = new Date(at.now.getTime() - windowMs);
  for (const { counter, most } of limits) {
    const count = await at.tx.maybeRow(addToCounter, { counter, now: at.now, windowEndsWith: since });
    if (!count || count.attempts <= most) continue;
    const endsInMs = count.window_started_at.getTime() + windowMs - at.now.getTime();
    return { retryAfterSeconds: Math.max(1, Math.ceil(endsInMs / 1000)) };
  }
  return undefined;
}
