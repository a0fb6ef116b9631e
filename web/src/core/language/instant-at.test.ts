import { expect, test } from "vitest";
import { formatsFor } from "./formats.ts";
import { instantAt } from "./instant-at.ts";

test.each([
  ["Europe/Rome", "2026-11-21", "17:30", "2026-11-21T16:30:00.000Z"],
  ["Europe/Rome", "2026-07-01", "00:15", "2026-06-30T22:15:00.000Z"],
  ["America/New_York", "2026-11-21", "23:59", "2026-11-22T04:59:00.000Z"],
  ["Asia/Kolkata", "2026-11-21", "02:00", "2026-11-20T20:30:00.000Z"],
  ["Europe/Rome", "2026-10-25", "04:00", "2026-10-25T03:00:00.000Z"],
  ["Europe/Rome", "2026-03-29", "01:59", "2026-03-29T00:59:00.000Z"],
])("in %s, %s %s is %s", (zone, day, time, instant) => {
  expect(instantAt(day, time, formatsFor("en", zone))).toBe(instant);
});
