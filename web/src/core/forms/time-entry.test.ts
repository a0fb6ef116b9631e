import { expect, test } from "vitest";
import { endsNextDay, halfHours, readTime } from "./time-entry.ts";

test.each([
  ["7", "07:00"],
  ["07", "07:00"],
  ["730", "07:30"],
  ["0730", "07:30"],
  ["7:30", "07:30"],
  ["7.30", "07:30"],
  ["19 h 30", "19:30"],
  ["19h30", "19:30"],
  ["19 Uhr", "19:00"],
  [" 22:15 ", "22:15"],
  ["7 pm", "19:00"],
  ["7:30 p.m.", "19:30"],
  ["12 am", "00:00"],
  ["12pm", "12:00"],
  ["24", "24:00"],
  ["24:00", "24:00"],
  ["0", "00:00"],
  ["٢٢:٣٠", "22:30"],
])("%s is %s", (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

test.each(["", "noon", "25", "24:01", "7:60", "7:3", "13 pm", "0 am", "12345", "-1", "7:30:00"])(
  "%s is no time",
  (typed) => {
    expect(readTime(typed)).toBeUndefined();
  },
);

test("every half hour is offered, from the beginning of the day to its end", () => {
  expect([halfHours.at(0), halfHours.at(1), halfHours.at(-1)]).toEqual(["00:00", "00:30", "24:00"]);
});

test("a span ends the next day where it ends no later than it begins", () => {
  expect(endsNextDay("18:00", "02:00")).toBe(true);
  expect(endsNextDay("18:00", "24:00")).toBe(false);
  expect(endsNextDay("08:00", "08:00")).toBe(true);
});
