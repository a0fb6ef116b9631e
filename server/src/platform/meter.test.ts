import { expect, test } from "vitest";
import { testClock } from "../testing/clock.ts";
import { openMeter } from "./meter.ts";

const windowMs = 60_000;

test("each has its own count, which begins anew after the window", () => {
  const clock = testClock();
  const meter = openMeter({ most: 2, windowMs, clock });
  expect([meter.count("a"), meter.count("a"), meter.count("b")]).toEqual([undefined, undefined, undefined]);
  expect(meter.count("a")).toBe(60);
  expect(meter.count("b")).toBe(undefined);
  clock.pass(59_500);
  expect(meter.count("a")).toBe(1);
  clock.pass(500);
  expect(meter.count("a")).toBe(undefined);
});

test("of very many it forgets who began longest ago", () => {
  const meter = openMeter({ most: 1, windowMs, clock: testClock(), keysMost: 3 });
  for (const key of ["a", "b", "c", "d"]) meter.count(key);
  expect(meter.count("d")).toBe(60);
  expect(meter.count("b")).toBe(60);
  expect(meter.count("a")).toBe(undefined);
});
