import { expect, test } from "vitest";
import { testClock } from "../testing/clock.ts";
import { openRateLimiter } from "./rate-limiter.ts";

const windowMs = 60_000;

test("each key has its own count, reset after the window", () => {
  const clock = testClock();
  const limiter = openRateLimiter({ max: 2, windowMs, clock });
  expect([limiter.count("a"), limiter.count("a"), limiter.count("b")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(limiter.count("a")).toBe(60);
  expect(limiter.count("b")).toBe(undefined);
  clock.pass(59_500);
  expect(limiter.count("a")).toBe(1);
  clock.pass(500);
  expect(limiter.count("a")).toBe(undefined);
});

test("beyond the maximum of keys the oldest window is dropped", () => {
  const limiter = openRateLimiter({ max: 1, windowMs, clock: testClock(), maxKeys: 3 });
  for (const key of ["a", "b", "c", "d"]) limiter.count(key);
  expect(limiter.count("d")).toBe(60);
  expect(limiter.count("b")).toBe(60);
  expect(limiter.count("a")).toBe(undefined);
});

test("a clock that is set back an hour makes no one wait longer", () => {
  const clock = testClock();
  const limiter = openRateLimiter({ max: 1, windowMs, clock });
  limiter.count("a");
  clock.set(new Date(clock.now().getTime() - 3_600_000));
  expect(limiter.count("a")).toBe(60);
  clock.pass(60_000);
  expect(limiter.count("a")).toBe(undefined);
});
