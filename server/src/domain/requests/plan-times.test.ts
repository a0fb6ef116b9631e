import { expect, test } from "vitest";
import { dayOfTime, instantOf, planTimes } from "./plan-times.ts";

const rome = { timezone: "Europe/Rome", hours: null, leadMinutes: {} };
const days = (from: string, to: string) => [
  {
    days: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const,
    from,
    to,
  },
];
const staffed = { ...rome, hours: days("07:00", "22:00").map((one) => ({ ...one, days: [...one.days] })) };
/** 17:00 in Rome. */
const asked = new Date("2026-11-28T16:00:00Z");
const night = new Date("2026-11-28T22:30:00Z");

test.each([
  [
    "a time less its lead",
    { kind: "taxi", day: "2026-11-28", time: "18:30" },
    rome,
    asked,
    "17:00Z",
    "17:30Z",
  ],
  ["a near time: at once", { kind: "taxi", day: null, time: "17:10" }, rome, asked, "16:00Z", "16:30Z"],
  ["no time: half an hour", { kind: "towels", day: null, time: null }, rome, asked, "16:30Z", "+16:30Z"],
  ["within staffed hours", { kind: "towels", day: null, time: null }, staffed, night, "+06:30Z", "++06:30Z"],
  [
    "the venue's own lead",
    { kind: "taxi", day: "2026-11-28", time: "18:30" },
    { ...rome, leadMinutes: { taxi: 60 } },
    asked,
    "16:30Z",
    "17:30Z",
  ],
] as const)("%s", (_, wanted, venue, at, due, expires) => {
  const read = (text: string) => {
    const ahead = text.match(/^\++/)?.[0].length ?? 0;
    return new Date(Date.parse(`2026-11-28T${text.slice(ahead)}`) + ahead * 86_400_000);
  };
  const { dueAt, expiresAt } = planTimes(wanted, venue as typeof rome, at);
  expect([dueAt, expiresAt]).toEqual([read(due), read(expires)]);
});

test("a time without a day is the next one, in the venue's time zone", () => {
  expect(dayOfTime("18:00", asked, "Europe/Rome")).toBe("2026-11-28");
  expect(dayOfTime("06:00", asked, "Europe/Rome")).toBe("2026-11-29");
});

test.each([
  ["2026-03-29", "01:30", "2026-03-29T00:30:00Z"],
  ["2026-03-29", "03:30", "2026-03-29T01:30:00Z"],
  ["2026-10-25", "12:00", "2026-10-25T11:00:00Z"],
  ["2026-07-01", "12:00", "2026-07-01T10:00:00Z"],
])("%s %s in Rome is %s", (day, time, instant) => {
  expect(instantOf(day, time, "Europe/Rome").toISOString()).toBe(new Date(instant).toISOString());
});
