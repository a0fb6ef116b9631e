import type { Clock } from "../platform/clock.ts";

export type TestClock = Clock & {
  pass(ms: number): void;
  /** Setting a later time also lets that time pass. Setting an earlier one only sets the clock back. */
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
