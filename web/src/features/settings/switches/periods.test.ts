import { expect, test } from "vitest";
import { inYears, periodsOf } from "./periods.ts";

test("a period that is not offered is listed in its place", () => {
  expect(periodsOf("webhooks", 21)).toEqual([7, 14, 21, 30, 60, 90]);
  expect(periodsOf("webhooks", 30)).toEqual([7, 14, 30, 60, 90]);
});

test("only whole years are years", () => {
  expect([365, 1095, 400, 30].map(inYears)).toEqual([1, 3, undefined, undefined]);
});
