import { expect, test } from "vitest";
import { isRoomOn } from "./rooms-of-day.ts";

const days = ["01", "02", "03", "04", "05"].map((day) => `2027-03-${day}`);
const room = (from: string, until: string) => ({
  from_date: `2027-03-${from}`,
  until_date: `2027-03-${until}`,
});

test.each([
  ["moves", room("01", "03"), room("03", "06"), "1 1 2 2 2"],
  ["has a room for a day only", room("01", "06"), room("03", "03"), "1 1 2 1 1"],
  ["leaves a room and returns", room("01", "06"), room("02", "04"), "1 2 2 1 1"],
  ["has two rooms, one of them longer", room("01", "06"), room("01", "03"), "12 12 1 1 1"],
  ["has a room for the whole stay", { from_date: null, until_date: null }, room("02", "04"), "1 12 12 1 1"],
])("the rooms of each day, for a guest who %s", (_, first, second, expected) => {
  const both = [first, second];
  const on = (day: string) => both.map((one, nth) => (isRoomOn(one, both, day) ? nth + 1 : "")).join("");
  expect(days.map(on).join(" ")).toBe(expected);
});
