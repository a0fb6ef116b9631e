import { expect, test } from "vitest";
import { lastLine, reaches, table } from "./figures.ts";
import { closure } from "./sizes.ts";
import { median, percentile, slope } from "./statistics.ts";

test("a figure meets its target or has none; NaN never does", () => {
  expect(reaches({ value: 0.8, unit: "x", atLeast: 0.8 })).toBe(true);
  expect(reaches({ value: 0.79, unit: "x", atLeast: 0.8 })).toBe(false);
  expect(reaches({ value: 51, unit: "ms", atMost: 50 })).toBe(false);
  expect(reaches({ value: 51, unit: "ms" })).toBe(true);
  expect(reaches({ value: Number.NaN, unit: "ms" })).toBe(false);
});

test("the last line has every figure with its target, and is not ok if one is missed or failed", () => {
  const good = { rate: { value: 0.91234, unit: "x", atLeast: 0.8 } };
  expect(JSON.parse(lastLine(good))).toEqual({
    ok: true,
    figures: { rate: { value: 0.912, unit: "x", at_least: 0.8, ok: true } },
  });
  const missed = { ...good, wait: { value: 60, unit: "ms", atMost: 50 } };
  expect(JSON.parse(lastLine(missed)).ok).toBe(false);
  expect(table(missed)).toMatch(/^ok .*\nMISSED +wait +60 ms +at most 50 ms/);
  expect(JSON.parse(lastLine(good, { live: "It ended" }))).toMatchObject({
    ok: false,
    failures: { live: "It ended" },
  });
});

test("percentiles, medians and slopes", () => {
  const values = Array.from({ length: 100 }, (_, n) => 99 - n);
  expect([percentile(values, 0.5), percentile(values, 0.99), percentile([], 0.5)]).toEqual([
    50,
    99,
    Number.NaN,
  ]);
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, Number.NaN]);
  expect(slope([1, 3, 5, 7])).toBeCloseTo(2);
  expect(slope([5, 5, 5])).toBe(0);
  expect(slope([5, 5, 5, 5, 5, 25, 25])).toBe(0);
});

test("a file's static imports and styles count, later imports do not", () => {
  const assets = new Map([
    [
      "index-a.js",
      'm.f=["assets/HomeScreen-b.js","assets/shared-c.js","assets/HomeScreen-d.css"];p(()=>import("./HomeScreen-b.js"),d([0,1,2]))',
    ],
    ["HomeScreen-b.js", 'import{a}from"./shared-c.js";p(()=>import("./Late-e.js"),d([]))'],
    ["shared-c.js", ""],
    ["Late-e.js", ""],
    ["HomeScreen-d.css", "a{}"],
  ]);
  expect([...closure(["HomeScreen-b.js"], assets)].sort()).toEqual([
    "HomeScreen-b.js",
    "HomeScreen-d.css",
    "shared-c.js",
  ]);
});
