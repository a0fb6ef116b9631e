import { expect, test } from "vitest";
import { testClock } from "../testing/clock.ts";
import { openTtlCache } from "./ttl-cache.ts";

test("a value expires, or is deleted", () => {
  const clock = testClock();
  const known = openTtlCache<string>({ max: 10, clock });
  known.set("ana", "owner", 1_000);
  known.set("bo", "staff", 60_000);
  expect(known.get("ana")).toBe("owner");
  clock.pass(1_000);
  expect([known.get("ana"), known.get("bo")]).toEqual([undefined, "staff"]);
  known.delete("bo");
  expect(known.get("bo")).toBeUndefined();
});

test("beyond the maximum the value that was set first is dropped", () => {
  const known = openTtlCache<number>({ max: 2, clock: testClock() });
  for (const [key, value] of [
    ["a", 1],
    ["b", 2],
    ["a", 3],
    ["c", 4],
  ] as const)
    known.set(key, value, 60_000);
  expect([known.get("a"), known.get("b"), known.get("c")]).toEqual([3, undefined, 4]);
});
