import { describe, expect, test } from "vitest";
import type { FieldProblem } from "./field-problems.ts";
import { findHoursError, type OpeningHours } from "./hours.ts";

const on = (days: OpeningHours[number]["days"], from: string, to: string) => ({ days, from, to });
const week = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

describe("opening hours", () => {
  test.each<[string, OpeningHours]>([
    ["day and night", [on([...week], "00:00", "24:00")]],
    ["past midnight, every day", [on([...week], "18:00", "02:00")]],
    [
      "until midnight, either way it is written",
      [on(["monday"], "18:00", "24:00"), on(["friday"], "18:00", "00:00")],
    ],
    [
      "twice a day, one after the other",
      [on(["monday"], "07:00", "10:00"), on(["monday"], "10:00", "12:00")],
    ],
    [
      "into the next morning, and opened again",
      [on(["friday"], "18:00", "02:00"), on(["saturday"], "02:00", "04:00")],
    ],
    ["a day that is named twice", [on(["monday", "monday"], "07:00", "10:00")]],
  ])("%s: fine", (_, hours) => expect(findHoursError(hours)).toBeUndefined());

  test.each<[string, OpeningHours, FieldProblem]>([
    ["that end as they begin", [on(["monday"], "08:00", "08:00")], { code: "no_time" }],
    ["from midnight to midnight", [on([...week], "00:00", "00:00")], { code: "no_time" }],
    ["from the end of a day to it", [on([...week], "24:00", "24:00")], { code: "no_time" }],
    [
      "of one day that overlap",
      [on(["monday"], "09:00", "12:00"), on(["monday", "friday"], "07:00", "10:00")],
      { code: "hours_overlap", params: { day: "monday" } },
    ],
    [
      "of one day inside others, over midnight",
      [on(["friday"], "18:00", "02:00"), on(["friday"], "20:00", "22:00")],
      { code: "hours_overlap", params: { day: "friday" } },
    ],
    [
      "that last into the next morning's",
      [on(["friday"], "18:00", "02:00"), on(["saturday"], "01:00", "04:00")],
      { code: "hours_overlap", params: { day: "friday" } },
    ],
    [
      "of Sunday night and Monday",
      [on(["sunday"], "18:00", "02:00"), on(["monday"], "01:00", "04:00")],
      { code: "hours_overlap", params: { day: "sunday" } },
    ],
  ])("%s: refused", (_, hours, why) => expect(findHoursError(hours)?.problem).toEqual(why));
});
