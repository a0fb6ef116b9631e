import { expect, test } from "vitest";
import { shownName } from "./shown-name.ts";

test.each([
  ["Web XKX3", "Web guest (XKX3)"],
  ["Web C6WM", "Web guest (C6WM)"],
  ["Web Xkx3", "Web Xkx3"],
  ["Web", "Web"],
  ["Webb Anna", "Webb Anna"],
  ["Anna Web XKX3", "Anna Web XKX3"],
  ["…AB12CD", "…AB12CD"],
  ["", ""],
])("%j is shown as %j", (name, shown) => {
  expect(shownName(name)).toBe(shown);
});
