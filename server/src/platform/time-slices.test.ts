import { expect, test } from "vitest";
import { forEachInSlices } from "./time-slices.ts";

test("other work continues while many items are processed", async () => {
  const done: (number | "other")[] = [];
  setImmediate(() => done.push("other"));
  await forEachInSlices([1, 2, 3], (item) => {
    done.push(item);
    const until = performance.now() + 15;
    while (performance.now() < until);
  });
  expect(done).toHaveLength(4);
  expect(done.filter((item) => item !== "other")).toEqual([1, 2, 3]);
  expect(done.at(-1)).toBe(3);
});
