import { expect, test } from "vitest";
import { limits } from "./limits.ts";
import { readRooms } from "./room-list.ts";

test.each([
  ["101", ["101"]],
  ["101-103, 201", ["101", "102", "103", "201"]],
  [" 101 – 103 ;\n201،202、203", ["101", "102", "103", "201", "202", "203"]],
  ["008-011", ["008", "009", "010", "011"]],
  ["A1-A3, B1-2", ["A1", "A2", "A3", "B1", "B2"]],
  ["Suite 1-Suite 2, Garden  house", ["Suite 1", "Suite 2", "Garden house"]],
  ["101, 101-102", ["101", "102"]],
  ["12-A, Garden-1, 1.01-1.03", ["12-A", "Garden-1", "1.01", "1.02", "1.03"]],
  ["٢٠١", ["٢٠١"]],
  [" , ;", []],
])("reads %j", (text, rooms) => {
  expect(readRooms(text)).toEqual({ rooms });
});

test.each([
  ["112-101", "room_range_invalid", "112-101"],
  ["1, 1-999999", "rooms_too_many", "1-999999"],
  ["x".repeat(limits.roomCharacters + 1), "too_long", "x".repeat(limits.roomCharacters + 1)],
])("refuses %j", (text, problem, part) => {
  expect(readRooms(text)).toEqual({ problem, part });
});
