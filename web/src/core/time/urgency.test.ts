import { expect, test } from "vitest";
import { minutesSince, urgencyOf } from "./urgency.ts";

test.each([
  [0, "calm"],
  [4, "calm"],
  [5, "amber"],
  [14, "amber"],
  [15, "red"],
  [600, "red"],
])("after %i minutes a wait is %s", (minutes, urgency) => {
  expect(urgencyOf(minutes)).toBe(urgency);
});

test("a wait is counted in whole minutes, and never negative", () => {
  const now = Date.parse("2026-11-21T22:40:59Z");
  expect(minutesSince("2026-11-21T22:36:00Z", now)).toBe(4);
  expect(minutesSince("2026-11-21T22:41:30Z", now)).toBe(0);
});
