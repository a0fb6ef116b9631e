import type { OpeningHours } from "@bellhop/contract/hours";
import { expect, test } from "vitest";
import { instantOf } from "../requests/index.ts";
import { staffedTimeOf } from "./staffed-time.ts";

const hourMs = 3_600_000;
const days: OpeningHours[number]["days"] = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
];
const byDay: OpeningHours = [{ days, from: "08:00", to: "20:00" }];
const overnight: OpeningHours = [{ days, from: "22:00", to: "06:00" }];
const weekdays: OpeningHours = [{ days: days.slice(0, 5), from: "08:00", to: "24:00" }];

test.each<[string, OpeningHours | null, string, string, number]>([
  ["without hours, always", null, "2026-11-03T23:00", "2026-11-04T01:00", 2],
  ["within the hours", byDay, "2026-11-03T09:00", "2026-11-03T11:30", 2.5],
  ["over a night", byDay, "2026-11-03T19:00", "2026-11-04T09:00", 2],
  ["only at night", byDay, "2026-11-03T21:00", "2026-11-04T07:00", 0],
  ["over midnight", overnight, "2026-11-03T21:00", "2026-11-04T07:00", 8],
  ["over a weekend", weekdays, "2026-11-06T20:00", "2026-11-09T09:00", 5],
  // Clocks go back from 3:00 to 2:00, and forward from 2:00 to 3:00.
  ["in a long night", overnight, "2026-10-24T20:00", "2026-10-25T09:00", 9],
  ["in a short night", overnight, "2027-03-27T20:00", "2027-03-28T09:00", 7],
])("counts staffed hours %s", (_, hours, from, until, expected) => {
  const instant = (local: string) => instantOf(local.slice(0, 10), local.slice(11), "Europe/Rome");
  const staffed = staffedTimeOf(hours, (day, time) => instantOf(day, time, "Europe/Rome"));
  expect(staffed(instant(from), instant(until)) / hourMs).toBe(expected);
});
