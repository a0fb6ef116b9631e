import { expect, test } from "vitest";
import { opensAt } from "./opens-at.ts";

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday"] as const;
const day = [{ days: [...weekdays], from: "07:00", to: "22:00" }];

// 23 November 2026 is a Monday; Rome is an hour ahead of UTC then.
test.each([
  ["2026-11-23T05:59:00Z", { time: "07:00" }],
  ["2026-11-23T06:00:00Z", undefined],
  ["2026-11-23T20:59:00Z", undefined],
  ["2026-11-23T21:00:00Z", { time: "07:00" }],
  // From Friday evening on it is the third day from now.
  ["2026-11-27T21:00:00Z", { time: "07:00", weekday: 1 }],
  ["2026-11-29T06:30:00Z", { time: "07:00" }],
])("%s", (now, opens) => {
  expect(opensAt(day, "Europe/Rome", new Date(now))).toEqual(opens);
});

test("hours that go past midnight, and past Saturday's, are open until they end", () => {
  const nights = [{ days: ["saturday" as const], from: "18:00", to: "02:00" }];
  expect(opensAt(nights, "Europe/Rome", new Date("2026-11-29T00:59:00Z"))).toBeUndefined();
  expect(opensAt(nights, "Europe/Rome", new Date("2026-11-29T01:00:00Z"))).toEqual({
    time: "18:00",
    weekday: 6,
  });
});

test("whoever has set no hours is there day and night, and so is who has set all of them", () => {
  const now = new Date("2026-11-29T01:00:00Z");
  expect(opensAt(null, "Europe/Rome", now)).toBeUndefined();
  expect(opensAt([], "Europe/Rome", now)).toBeUndefined();
  const all = [...weekdays, "saturday" as const, "sunday" as const];
  expect(opensAt([{ days: all, from: "00:00", to: "24:00" }], "Europe/Rome", now)).toBeUndefined();
});
