import type { Clock } from "./clock.ts";

/** Circuit breaker: opens after `failures` failures in a row; one call per `restMs` may try again. */
export function openBreaker({ failures, restMs, clock }: { failures: number; restMs: number; clock: Clock }) {
  let failed = 0;
  let restsUntil = 0;
  return {
    mayAsk(): boolean {
      if (failed < failures) return true;
      const now = clock.now().getTime();
      if (now < restsUntil) return false;
      restsUntil = now + restMs;
      return true;
    },
    succeeded() {
      failed = 0;
    },
    failed() {
      failed += 1;
      restsUntil = clock.now().getTime() + restMs;
    },
  };
}
