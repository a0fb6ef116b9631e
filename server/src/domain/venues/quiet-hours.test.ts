import { expect, test } from "vitest";
import { afterQuietHours } from "./quiet-hours.ts";

const night = { quiet_from: "22:00", quiet_to: "09:00" };

test.each([
  // In Rome it is one hour later than UTC in winter, two in summer.
  ["in the afternoon", night, "2026-11-26T14:00:00Z", "2026-11-26T14:00:00Z"],
  ["late in the evening", night, "2026-11-26T21:30:20Z", "2026-11-27T08:00:00Z"],
  ["in the early morning", night, "2026-11-26T07:59:00Z", "2026-11-26T08:00:00Z"],
  ["at the end", night, "2026-11-26T08:00:00Z", "2026-11-26T08:00:00Z"],
  ["in the night of a longer day", night, "2026-10-24T21:00:00Z", "2026-10-25T08:00:00Z"],
  ["in the night of a shorter day", night, "2026-03-28T22:00:00Z", "2026-03-29T07:00:00Z"],
  [
    "without quiet hours",
    { quiet_from: "08:00", quiet_to: "08:00" },
    "2026-11-26T07:00:00Z",
    "2026-11-26T07:00:00Z",
  ],
  [
    "until a time that does not exist that night",
    { quiet_from: "22:00", quiet_to: "02:30" },
    "2026-03-28T22:00:00Z",
    "2026-03-29T01:30:00Z",
  ],
  [
    "at noon, where noon is quiet",
    { quiet_from: "12:00", quiet_to: "15:00" },
    "2026-11-26T11:30:00Z",
    "2026-11-26T14:00:00Z",
  ],
])("%s", (_when, hours, now, due) => {
  expect(afterQuietHours(hours, "Europe/Rome", new Date(now))).toEqual(new Date(due));
});
