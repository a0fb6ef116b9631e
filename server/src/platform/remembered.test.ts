import { expect, test } from "vitest";
import { testClock } from "../testing/clock.ts";
import { remembered } from "./remembered.ts";

test("what is remembered is so for its time, or until it is forgotten", () => {
  const clock = testClock();
  const known = remembered<string>({ most: 10, clock });
  const now = clock.now().getTime();
  known.keep("ana", "owner", now + 1_000);
  known.keep("bo", "staff", now + 60_000);
  expect(known.of("ana")).toBe("owner");
  clock.pass(1_000);
  expect([known.of("ana"), known.of("bo")]).toEqual([undefined, "staff"]);
  known.forget("bo");
  expect(known.of("bo")).toBeUndefined();
});

test("of very many what was kept first is forgotten, and what was kept again is not", () => {
  const known = remembered<number>({ most: 2, clock: testClock() });
  for (const [key, value] of [
    ["a", 1],
    ["b", 2],
    ["a", 3],
    ["c", 4],
  ] as const)
    known.keep(key, value, Date.now() + 60_000);
  expect([known.of("a"), known.of("b"), known.of("c")]).toEqual([3, undefined, 4]);
});
