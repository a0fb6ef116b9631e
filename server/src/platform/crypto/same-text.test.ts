import { expect, test } from "vitest";
import { isSameText } from "./same-text.ts";

test("a text equals only itself", () => {
  expect(isSameText("secret", "secret")).toBe(true);
  for (const [given, expected] of [
    ["secret", "secreT"],
    ["secret", "secrets"],
    // The same number of characters, but more bytes.
    ["secret", "secrét"],
    ["", ""],
    [undefined, undefined],
    ["secret", undefined],
    [undefined, "secret"],
  ]) {
    expect(isSameText(given, expected)).toBe(false);
  }
});
