import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeSaveTimer } from "./save-timer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A timer, and how often it has rung. */
function timerAndRings() {
  const save = vi.fn(() => timer.stop());
  const timer = makeSaveTimer(save);
  return { timer, rings: () => save.mock.calls.length };
}

test("it rings once, a moment after the last key", () => {
  const { timer, rings } = timerAndRings();
  for (let key = 0; key < 4; key++) {
    timer.soon();
    vi.advanceTimersByTime(500);
  }
  expect([rings(), timer.isDue()]).toEqual([0, true]);
  vi.advanceTimersByTime(500);
  expect([rings(), timer.isDue()]).toEqual([1, false]);
});

test("somebody who types on without a pause is saved now and then", () => {
  const { timer, rings } = timerAndRings();
  for (let key = 0; key < 100; key++) {
    timer.soon();
    vi.advanceTimersByTime(100);
  }
  expect(rings()).toBe(2);
});

test("after failures it waits longer and longer up to a limit, at least as long as asked, and anew once it goes again", () => {
  const { timer, rings } = timerAndRings();
  const waitAfterFailure = (leastMs = 0) => {
    const before = rings();
    timer.afterFailure(leastMs);
    let waitedMs = 0;
    for (; rings() === before; waitedMs += 500) vi.advanceTimersByTime(500);
    return waitedMs;
  };
  expect(Array.from({ length: 7 }, () => waitAfterFailure())).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 20_000, 20_000,
  ]);
  expect(waitAfterFailure(45_000)).toBe(45_000);
  timer.forgetFailures();
  expect(waitAfterFailure()).toBe(1_000);
});
