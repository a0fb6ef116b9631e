import { openingHours } from "@bellhop/contract/values";
import { expect, test } from "vitest";
import {
  copyDay,
  dayAndNight,
  dayRuns,
  type Hours,
  hoursOf,
  isDayAndNight,
  weekdays,
  weekOf,
} from "./week-hours.ts";

const weekend: Hours = [
  { days: ["monday", "tuesday", "wednesday", "thursday", "friday"], from: "07:00", to: "10:30" },
  { days: ["saturday", "sunday"], from: "07:30", to: "11:00" },
  { days: ["saturday"], from: "18:00", to: "02:00" },
];

test("hours taken apart day by day and put together again are the same", () => {
  expect(hoursOf(weekOf(weekend))).toEqual(weekend);
  expect(hoursOf(weekOf(dayAndNight))).toEqual(dayAndNight);
  expect(openingHours.safeParse(hoursOf(weekOf(weekend))).success).toBe(true);
});

test("rows of the same times become one, and a day stands in it once", () => {
  const twice: Hours = [
    { days: ["monday"], from: "07:00", to: "10:00" },
    { days: ["monday", "friday"], from: "07:00", to: "10:00" },
  ];
  expect(hoursOf(weekOf(twice))).toEqual([{ days: ["monday", "friday"], from: "07:00", to: "10:00" }]);
});

test("the hours of one day go to others and take the place of theirs", () => {
  const week = copyDay(weekOf(weekend), "monday", ["saturday", "sunday"]);
  expect(hoursOf(week)).toEqual([{ days: [...weekdays], from: "07:00", to: "10:30" }]);
});

test("day and night is told from a day that only looks long", () => {
  expect(isDayAndNight(dayAndNight)).toBe(true);
  expect(isDayAndNight([{ days: [...weekdays], from: "00:00", to: "00:00" }])).toBe(true);
  expect(isDayAndNight([{ days: weekdays.slice(1), from: "00:00", to: "24:00" }])).toBe(false);
  expect(isDayAndNight([])).toBe(false);
});

test("days next to each other that are open at the same times are told together", () => {
  expect(dayRuns(weekend).map(({ days }) => [days[0], days.at(-1), days.length])).toEqual([
    ["monday", "friday", 5],
    ["saturday", "saturday", 1],
    ["sunday", "sunday", 1],
  ]);
  expect(dayRuns([])).toEqual([]);
});
