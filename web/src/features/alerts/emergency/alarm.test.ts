import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAlarm } from "./alarm.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;

function alarm() {
  const ring = vi.fn();
  return { ring, update: createAlarm(ring) };
}

test("an emergency rings at once, again every minute, and not after it was taken", () => {
  const { ring, update } = alarm();
  update([]);
  expect(ring).toHaveBeenCalledTimes(0);
  update(["smoke"]);
  expect(ring).toHaveBeenCalledTimes(1);
  // The list is read again, and nothing is new.
  update(["smoke"]);
  vi.advanceTimersByTime(minute - 1);
  expect(ring).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1 + 2 * minute);
  expect(ring).toHaveBeenCalledTimes(4);
  update([]);
  vi.advanceTimersByTime(10 * minute);
  expect(ring).toHaveBeenCalledTimes(4);
});

test("a second emergency rings at once; taking one of them does not", () => {
  const { ring, update } = alarm();
  update(["smoke"]);
  vi.advanceTimersByTime(minute / 2);
  update(["fall", "smoke"]);
  expect(ring).toHaveBeenCalledTimes(2);
  update(["fall"]);
  expect(ring).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(minute);
  expect(ring).toHaveBeenCalledTimes(3);
});

test("an emergency that is reported again after it was taken rings again", () => {
  const { ring, update } = alarm();
  update(["smoke"]);
  update([]);
  update(["smoke"]);
  expect(ring).toHaveBeenCalledTimes(2);
});
