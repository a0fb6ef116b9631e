import { expect, test } from "vitest";
import { openTokenBuckets } from "./token-buckets.ts";

test("as many as the rate pass at once, then one per token", () => {
  let now = 0;
  const buckets = openTokenBuckets({ nowMs: () => now });
  const take = () => buckets.take("channel", 20);
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
  const take = () => buckets.take("guest", 1 / 6, 45);
  expect(Array.from({ length: 45 }, take)).toEqual(Array(45).fill(0));
  expect(take()).toBe(6_000);
  now += 6_000;
  expect([take(), take()]).toEqual([0, 6_000]);
});

test("each key has its own bucket", () => {
  const buckets = openTokenBuckets({ nowMs: () => 0 });
  expect([buckets.take("one", 1), buckets.take("two", 1), buckets.take("one", 1)]).toEqual([0, 0, 1_000]);
});

test("only so many buckets are kept", () => {
  const buckets = openTokenBuckets({ nowMs: () => 0, maxKeys: 1 });
  expect([buckets.take("one", 1), buckets.take("two", 1), buckets.take("one", 1)]).toEqual([0, 0, 0]);
});
