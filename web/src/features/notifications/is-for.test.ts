import { expect, test } from "vitest";
import { isFor } from "./is-for.ts";

test.each([
  ["settled, for all", null, true],
  ["opened by this person", ["me"], true],
  ["opened by somebody else", ["other"], false],
  ["a step that reaches both", ["other", "me"], true],
  ["a step that reaches no one", [], false],
])("%s", (_, member_ids, isMine) => {
  expect(isFor({ member_ids }, "me")).toBe(isMine);
});
