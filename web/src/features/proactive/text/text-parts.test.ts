import { expect, test } from "vitest";
import {
  boldParts,
  fieldsOf,
  likelyField,
  partsOf,
  type TextPart,
  textOf,
  unknownFieldsOf,
} from "./text-parts.ts";

test.each<[string, TextPart[]]>([
  ["Good evening", [{ text: "Good evening" }]],
  ["{first_name}, hello", [{ field: "first_name" }, { text: ", hello" }]],
  [
    "Room {room}{room}\n{room_nr}.",
    [
      { text: "Room " },
      { field: "room" },
      { field: "room" },
      { text: "\n" },
      { unknown: "room_nr" },
      { text: "." },
    ],
  ],
  ["{ room } {} {Room} €{1}", [{ text: "{ room } {} {Room} €{1}" }]],
  ["", []],
])("%j has its parts, and is written from them as before", (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
  expect(textOf(parts)).toBe(text);
});

test("lists each field once, and misspelt ones apart", () => {
  const text = "{room} {first_name} {room} {room_nr}";
  expect(fieldsOf(text)).toEqual(["room", "first_name"]);
  expect(unknownFieldsOf(text)).toEqual(["room_nr"]);
});

test.each([
  ["room_nr", "room"],
  ["departure", "departure_day"],
  ["check_in", "check_in_time"],
  ["xyz", undefined],
])("{%s} most likely means %s", (unknown, field) => {
  expect(likelyField(unknown)).toBe(field);
});

test.each([
  ["Reply *Yes*, please", ["Reply ", "*Yes", ", please"]],
  ["2 * 3 * 4", ["2 * 3 * 4"]],
  ["*late check-out*", ["*late check-out"]],
])("%j is bold where WhatsApp shows it so", (text, shown) => {
  expect(boldParts(text).map(({ text: words, isBold }) => (isBold ? `*${words}` : words))).toEqual(shown);
});
