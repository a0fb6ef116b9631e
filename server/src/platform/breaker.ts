import type { Clock } from "./clock.ts";

/**
 * Spares somebody who has failed so often in a row: for a while nobody asks them, then one tries, and by what comes of
 * that all others do or wait again.
 */
export function openBreaker({ failures, restMs, clock }: { failures: number; restMs: number; clock: Clock }) {
  let failed = 0;
  let restsUntil = 0;
  return {
    /** Whether they may be asked; whoever is told so after a rest is the one who tries. */
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
