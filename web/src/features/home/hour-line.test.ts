import { describe, expect, test } from "vitest";
import { hourLine } from "./hour-line.ts";

const box = { width: 230, height: 100 };

describe("the line of a day", () => {
  test("ends with the current hour", () => {
    const line = hourLine(
      Array.from({ length: 24 }, () => 1),
      9,
      box,
    );
    expect(line.points).toHaveLength(9);
    expect(line.points.at(-1)).toMatchObject({ x: 80, hour: 8 });
  });

  test("is marked at round values up to its peak", () => {
    const line = hourLine([0, 14, 3], 3, box);
    expect(line.ticks.map(({ value }) => value)).toEqual([0, 5, 10, 15]);
    expect(line.peak).toMatchObject({ hour: 1, value: 14 });
  });

  test.each([
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [180, [0, 50, 100, 150, 200]],
  ])("with a peak of %i has the marks %j", (peak, marks) => {
    expect(hourLine([peak], 1, box).ticks.map(({ value }) => value)).toEqual(marks);
  });

  test("of a day without answers is flat and has no peak", () => {
    const line = hourLine([0, 0], 2, box);
    expect(line.peak).toBeUndefined();
    expect(line.path).toBe("M0 100L10 100");
  });
});
