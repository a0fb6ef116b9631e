import { expect, test } from "vitest";
import { isSameText } from "./same-text.ts";

test("a text is the same as itself, and as nothing else", () => {
  expect(isSameText("secret", "secret")).toBe(true);
  for (const [given, expected] of [
    ["secret", "secreT"],
    ["secret", "secrets"],
    // As many characters, and more bytes.
    ["secret", "secrét"],
    ["", ""],
    [undefined, undefined],
    ["secret", undefined],
    [undefined, "secret"],
  ]) {
    expect(isSameText(given, expected)).toBe(false);
  }
});
