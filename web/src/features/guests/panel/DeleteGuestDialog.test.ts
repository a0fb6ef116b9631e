import { expect, test } from "vitest";
import { isSameName } from "./DeleteGuestDialog.tsx";

test.each([
  ["elif demir", "Elif Demir", true],
  [" Tomas  Medeiros ", "Tomás Medeiros", true],
  ["عمر الحربي", "عمر الحربي", true],
  ["Elif", "Elif Demir", false],
  ["", "Elif Demir", false],
])("%j confirms %j: %s", (typed, name, confirms) => {
  expect(isSameName(typed, name)).toBe(confirms);
});
