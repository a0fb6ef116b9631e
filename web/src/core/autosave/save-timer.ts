import { nowMs } from "../time/clock.ts";

/** After the last key. */
export const pauseMs = 800;
const longestPauseMs = 4_000;
const firstWaitMs = 1_000;
export const longestWaitMs = 20_000;

/** Saves shortly after the last key, regularly during long typing, and with backoff after failures. */
export function makeSaveTimer(save: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueBy: number | undefined;
  let failures = 0;

  function wait(waitMs: number) {
    clearTimeout(timer);
    timer = setTimeout(save, waitMs);
  }

  return {
    soon(waitMs = pauseMs) {
      const now = nowMs();
      dueBy ??= now + longestPauseMs;
      wait(Math.max(0, Math.min(waitMs, dueBy - now)));
    },
    afterFailure(leastMs: number) {
      wait(Math.max(leastMs, Math.min(firstWaitMs * 2 ** failures++, longestWaitMs)));
    },
    /** Resets the backoff. */
    forgetFailures() {
      failures = 0;
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      dueBy = undefined;
    },
    isDue: () => timer !== undefined,
  };
}
