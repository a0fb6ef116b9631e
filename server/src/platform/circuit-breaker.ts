import type { Clock } from "./clock.ts";

type Settings = { failures: number; cooldownMs: number; clock: Clock };

/** Opens after `failures` failures in a row. Then one request per `cooldownMs` may try again. */
export function openCircuitBreaker({ failures, cooldownMs, clock }: Settings) {
  let failed = 0;
  let refusesUntil = 0;
  return {
    allowsRequest(): boolean {
      if (failed < failures) return true;
      const now = clock.elapsedMs();
      if (now < refusesUntil) return false;
      refusesUntil = now + cooldownMs;
      return true;
    },
    succeeded() {
      failed = 0;
    },
    failed() {
      failed += 1;
      refusesUntil = clock.elapsedMs() + cooldownMs;
    },
  };
}
