import type { Clock } from "../platform/clock.ts";

export type TestClock = Clock & {
  pass(ms: number): void;
  /** To a later time, this much time passes. To an earlier one, only the clock is set back. */
  set(now: Date): void;
};

export function testClock(): TestClock {
  let aheadMs = 0;
  let passedMs = 0;
  const pass = (ms: number) => {
    aheadMs += ms;
    passedMs += Math.max(0, ms);
  };
  return {
    now: () => new Date(Date.now() + aheadMs),
    elapsedMs: () => performance.now() + passedMs,
    pass,
    set: (now) => pass(now.getTime() - Date.now() - aheadMs),
  };
}
