import { expect, test } from "vitest";
import { testClock } from "../testing/clock.ts";
import { openTokenBuckets, perMinute } from "./token-buckets.ts";

test("as many as the rate pass at once, then one per token", () => {
  let now = 0;
  const buckets = openTokenBuckets({ nowMs: () => now });
  const take = () => buckets.take("channel", { perSecond: 20 });
  expect(Array.from({ length: 20 }, take)).toEqual(Array(20).fill(0));
  expect(take()).toBe(50);
  now += 50;
  expect([take(), take()]).toEqual([0, 50]);
  now += 60_000;
  expect(Array.from({ length: 21 }, take).filter((waitMs) => waitMs === 0)).toHaveLength(20);
});

test("a bucket may hold more than it gets in a second", () => {
  let now = 0;
  const buckets = openTokenBuckets({ nowMs: () => now });
  const take = () => buckets.take("guest", { perSecond: 1 / 6, burst: 45 });
  expect(Array.from({ length: 45 }, take)).toEqual(Array(45).fill(0));
  expect(take()).toBe(6_000);
  now += 6_000;
  expect([take(), take()]).toEqual([0, 6_000]);
});

const once = { perSecond: 1 };

test("each key has its own bucket", () => {
  const buckets = openTokenBuckets({ nowMs: () => 0 });
  expect(["one", "two", "one"].map((key) => buckets.take(key, once))).toEqual([0, 0, 1_000]);
});

test("beyond the maximum of keys, the bucket that was used least recently is dropped", () => {
  const buckets = openTokenBuckets({ nowMs: () => 0, maxKeys: 3 });
  for (const key of ["a", "b", "c", "a", "d"]) buckets.take(key, once);
  expect(["a", "c", "d"].map((key) => buckets.peek(key, once))).toEqual([1_000, 1_000, 1_000]);
  expect(buckets.peek("b", once)).toBe(0);
});

test("peeking takes no token", () => {
  const buckets = openTokenBuckets({ nowMs: () => 0 });
  expect([buckets.peek("one", once), buckets.peek("one", once), buckets.take("one", once)]).toEqual([
    0, 0, 0,
  ]);
  expect([buckets.peek("one", once), buckets.take("one", once)]).toEqual([1_000, 1_000]);
});

test("a clock that is set back an hour makes no one wait longer", () => {
  const clock = testClock();
  const buckets = openTokenBuckets({ nowMs: clock.elapsedMs });
  buckets.take("one", perMinute(1));
  clock.set(new Date(clock.now().getTime() - 3_600_000));
  expect(buckets.peek("one", perMinute(1))).toBeLessThanOrEqual(60_000);
  clock.pass(60_000);
  expect(buckets.take("one", perMinute(1))).toBe(0);
});
