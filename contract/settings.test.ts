import { describe, expect, test } from "vitest";
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

  test.each<[string, OpeningHours, string]>([
    ["that end as they begin", [on(["monday"], "08:00", "08:00")], "Day and night is 00:00 to 24:00"],
    ["from midnight to midnight", [on([...week], "00:00", "00:00")], "Day and night is 00:00 to 24:00"],
    ["from the end of a day to it", [on([...week], "24:00", "24:00")], "Day and night is 00:00 to 24:00"],
    [
      "of one day that overlap",
      [on(["monday"], "09:00", "12:00"), on(["monday", "friday"], "07:00", "10:00")],
      "Monday",
    ],
    [
      "of one day inside others, over midnight",
      [on(["friday"], "18:00", "02:00"), on(["friday"], "20:00", "22:00")],
      "Friday",
    ],
    [
      "that last into the next morning's",
      [on(["friday"], "18:00", "02:00"), on(["saturday"], "01:00", "04:00")],
      "Friday",
    ],
    [
      "of Sunday night and Monday",
      [on(["sunday"], "18:00", "02:00"), on(["monday"], "01:00", "04:00")],
      "Sunday",
    ],
  ])("%s: refused", (_, hours, why) => expect(findHoursError(hours)?.message).toContain(why));
});
