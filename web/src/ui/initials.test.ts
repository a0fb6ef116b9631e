import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Emily Hartwell", "EH"],
  ["Jan de Boer", "JB"],
  ["Plato", "P"],
  ["émile zola", "ÉZ"],
  ["Ольга Иванова", "ОИ"],
  ["عمر الحربي", "ع"],
  ["田中 由紀", "田"],
  ["+49 170 555", "4"],
  ["  ", "?"],
])("%j is shown as %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
