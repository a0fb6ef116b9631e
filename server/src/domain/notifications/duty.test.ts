import type { DutyPlan } from "@bellhop/contract/notifications";
import { expect, test } from "vitest";
import { dutyAt, type StoredDuty } from "./duty.ts";

const everyDay = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
const daily = (from: string, to: string): DutyPlan => [{ days: [...everyDay], from, to }];
const planned = (plan: DutyPlan | null): StoredDuty => ({ by_hand: null, until: null, plan });

const office = daily("09:00", "17:00");
const night = daily("22:00", "06:00");
const smallHours = daily("02:30", "03:30");
const fridayNight: DutyPlan = [{ days: ["friday"], from: "22:00", to: "06:00" }];

const rome = "Europe/Rome";
const newYork = "America/New_York";
const tokyo = "Asia/Tokyo";
const lordHowe = "Australia/Lord_Howe";

test.each<[string, DutyPlan | null, string, string, boolean, string | null]>([
  ["no plan: day and night", null, rome, "2026-11-28T03:00:00Z", true, null],
  ["an empty plan: never", [], rome, "2026-11-28T12:00:00Z", false, null],
  ["in the day", office, rome, "2026-11-28T12:00:00Z", true, "2026-11-28T16:00:00Z"],
  ["to the minute: begins", office, rome, "2026-11-28T08:00:00Z", true, "2026-11-28T16:00:00Z"],
  ["to the minute: ends", office, rome, "2026-11-28T16:00:00Z", false, "2026-11-29T08:00:00Z"],
  ["the same moment, New York", office, newYork, "2026-11-28T12:00:00Z", false, "2026-11-28T14:00:00Z"],
  ["the same moment, Tokyo", office, tokyo, "2026-11-28T12:00:00Z", false, "2026-11-29T00:00:00Z"],
  ["over midnight, before", night, rome, "2026-11-28T22:30:00Z", true, "2026-11-29T05:00:00Z"],
  ["over midnight, after", night, rome, "2026-11-29T03:00:00Z", true, "2026-11-29T05:00:00Z"],
  ["one night: it ends on Saturday", fridayNight, rome, "2026-11-28T04:00:00Z", true, "2026-11-28T05:00:00Z"],
  [
    "one night: not on Saturday night",
    fridayNight,
    rome,
    "2026-11-28T22:00:00Z",
    false,
    "2026-12-04T21:00:00Z",
  ],
  // Clocks go forward at 02:00 on 29 March 2026: the night is an hour shorter.
  ["spring: before", night, rome, "2026-03-28T22:00:00Z", true, "2026-03-29T04:00:00Z"],
  ["spring: after", night, rome, "2026-03-29T03:59:00Z", true, "2026-03-29T04:00:00Z"],
  ["spring: over", night, rome, "2026-03-29T04:00:00Z", false, "2026-03-29T20:00:00Z"],
  [
    "spring: it begins when clocks show 03:00",
    smallHours,
    rome,
    "2026-03-29T01:00:00Z",
    true,
    "2026-03-29T01:30:00Z",
  ],
  // Clocks go back at 03:00 on 25 October 2026: the night is an hour longer, and 02:30 comes twice.
  ["autumn: before", night, rome, "2026-10-24T21:00:00Z", true, "2026-10-25T05:00:00Z"],
  ["autumn: the hour that comes twice, first", smallHours, rome, "2026-10-25T00:40:00Z", true, null],
  ["autumn: the hour that comes twice, between", smallHours, rome, "2026-10-25T01:10:00Z", false, null],
  ["autumn: the hour that comes twice, second", smallHours, rome, "2026-10-25T01:40:00Z", true, null],
  ["spring in New York", night, newYork, "2026-03-08T05:30:00Z", true, "2026-03-08T10:00:00Z"],
  ["no change of clocks in Tokyo", night, tokyo, "2026-03-28T16:30:00Z", true, "2026-03-28T21:00:00Z"],
  ["clocks go back by half an hour", night, lordHowe, "2026-04-04T13:00:00Z", true, "2026-04-04T19:30:00Z"],
  ["autumn in New York", night, newYork, "2026-11-01T05:30:00Z", true, "2026-11-01T11:00:00Z"],
])("%s", (_, plan, timezone, now, isOn, until) => {
  const duty = dutyAt(planned(plan), timezone, new Date(now));
  expect(duty.is_on).toBe(isOn);
  if (until !== null || !plan || plan.length === 0)
    expect(duty.until && new Date(duty.until)).toEqual(until && new Date(until));
});

test.each<[string, StoredDuty, string, boolean, boolean]>([
  ["by hand for ever", { by_hand: false, until: null, plan: null }, "2026-11-28T12:00:00Z", false, true],
  [
    "by hand until then",
    { by_hand: true, until: new Date("2026-11-28T23:00:00Z"), plan: office },
    "2026-11-28T22:59:00Z",
    ...([true, true] as const),
  ],
  [
    "the plan again",
    { by_hand: true, until: new Date("2026-11-28T23:00:00Z"), plan: office },
    "2026-11-28T23:00:00Z",
    ...([false, false] as const),
  ],
])("%s", (_, stored, now, isOn, byHand) => {
  expect(dutyAt(stored, rome, new Date(now))).toMatchObject({ is_on: isOn, by_hand: byHand });
});

const team: Record<string, DutyPlan | null> = {
  early: daily("06:00", "14:00"),
  late: daily("14:00", "22:00"),
  night,
  always: null,
};

/** Clocks go forward in New York on 8 March and in Rome on 29 March 2026, and back on 1 November and on 25 October. */
test.each<[string, Record<string, string>]>([
  ["2026-03-08T06:59:00Z", { [rome]: "early always", [newYork]: "night always", [tokyo]: "late always" }],
  ["2026-03-08T10:00:00Z", { [rome]: "early always", [newYork]: "early always", [tokyo]: "late always" }],
  ["2026-03-29T03:59:00Z", { [rome]: "night always", [newYork]: "night always", [tokyo]: "early always" }],
  ["2026-03-29T04:00:00Z", { [rome]: "early always", [newYork]: "night always", [tokyo]: "early always" }],
  ["2026-10-25T00:30:00Z", { [rome]: "night always", [newYork]: "late always", [tokyo]: "early always" }],
  ["2026-10-25T04:59:00Z", { [rome]: "night always", [newYork]: "night always", [tokyo]: "early always" }],
  ["2026-10-25T05:00:00Z", { [rome]: "early always", [newYork]: "night always", [tokyo]: "late always" }],
  ["2026-11-01T10:59:00Z", { [rome]: "early always", [newYork]: "night always", [tokyo]: "late always" }],
  ["2026-11-01T11:00:00Z", { [rome]: "early always", [newYork]: "early always", [tokyo]: "late always" }],
])("the right people at three venues at %s", (now, expected) => {
  const onDuty = Object.keys(expected).map((timezone) => {
    const names = Object.keys(team).filter(
      (name) => dutyAt(planned(team[name] ?? null), timezone, new Date(now)).is_on,
    );
    return [timezone, names.join(" ")];
  });
  expect(Object.fromEntries(onDuty)).toEqual(expected);
});

test("the next change is the one that the minutes show, whatever the clocks do", () => {
  const minuteMs = 60_000;
  const wrong: string[] = [];
  for (const timezone of [rome, newYork, tokyo, lordHowe])
    for (const plan of [office, night, fridayNight])
      for (const day of [
        "2026-03-08",
        "2026-03-29",
        "2026-04-05",
        "2026-10-04",
        "2026-10-25",
        "2026-11-01",
      ]) {
        const begin = Date.parse(`${day}T00:00:00Z`) - 24 * 60 * minuteMs;
        const isOn = (at: number) => dutyAt(planned(plan), timezone, new Date(at)).is_on;
        for (let at = begin; at < begin + 48 * 60 * minuteMs; at += 233 * minuteMs) {
          const { is_on, until } = dutyAt(planned(plan), timezone, new Date(at));
          const end = Date.parse(until ?? "");
          if (isOn(end) === is_on || isOn(end - minuteMs) !== is_on)
            wrong.push(`${timezone} ${new Date(at).toISOString()} ${until}`);
        }
      }
  expect(wrong).toEqual([]);
});
