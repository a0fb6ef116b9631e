import type { Clock } from "../platform/clock.ts";

export type TestClock = Clock & { pass(ms: number): void; set(now: Date): void };

export function testClock(): TestClock {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    pass(ms) {
      aheadMs += ms;
    },
    set(now) {
      aheadMs = now.getTime() - Date.now();
    },
  };
}
