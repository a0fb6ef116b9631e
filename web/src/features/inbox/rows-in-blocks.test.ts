import { expect, test } from "vitest";
import { rowsInBlocks } from "./rows-in-blocks.ts";

const rendered = (startIndex: number, endIndex: number, count: number) => {
  const rows = rowsInBlocks({ startIndex, endIndex, count, overscan: 0 });
  return [rows[0], rows.at(-1)];
};

test("scrolling by a row mostly renders the same rows", () => {
  const renders = Array.from({ length: 400 }, (_, n) => rendered(1_000 + n, 1_011 + n, 10_000).join());
  expect(new Set(renders).size).toBeLessThan(140);
});

test("of ten thousand rows, few more than the view are rendered", () => {
  for (let start = 0; start < 9_989; start += 7) {
    const [first = 0, last = 0] = rendered(start, start + 11, 10_000);
    expect(first).toBeLessThanOrEqual(Math.max(0, start - 6));
    expect(last).toBeGreaterThanOrEqual(Math.min(9_999, start + 17));
    expect(last - first).toBeLessThan(36);
  }
});

test("a list shorter than the view is rendered whole", () => {
  expect(rowsInBlocks({ startIndex: 0, endIndex: 2, count: 3, overscan: 0 })).toEqual([0, 1, 2]);
  expect(rowsInBlocks({ startIndex: 0, endIndex: 0, count: 0, overscan: 0 })).toEqual([]);
});
