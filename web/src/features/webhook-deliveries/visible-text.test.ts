import { expect, test } from "vitest";
import { lineCharacters, shownCharacters, visibleLine, visibleText } from "./visible-text.ts";

test.each([
  ["plain words\n\tand lines", "plain words\n\tand lines"],
  ["a\u0000b", "a[U+0000]b"],
  ["\ufeff{}", "[U+FEFF]{}"],
  ["safe\u202etxt.exe\u2069", "safe[U+202E]txt.exe[U+2069]"],
  ["half \ud800 of it", "half [U+D800] of it"],
  ["a whole 🧳", "a whole 🧳"],
  ["\u001b[31m", "[U+001B][31m"],
  ["one\u2028two\r", "one[U+2028]two[U+000D]"],
  ["<script>alert(1)</script>", "<script>alert(1)</script>"],
])("%j is shown as %j", (text, shown) => {
  expect(visibleText(text)).toEqual({ shown, isCut: false });
});

test("three megabytes are cut to what a browser can show, and it is said", () => {
  const { shown, isCut } = visibleText("x".repeat(3_000_000));
  expect({ characters: shown.length, isCut }).toEqual({ characters: shownCharacters, isCut: true });
});

test("what a sender wrote cannot turn the line it stands in, nor fill the screen", () => {
  expect(visibleLine("No venue has the number <b>999</b>\u202e321")).toBe(
    "No venue has the number <b>999</b>[U+202E]321",
  );
  expect(visibleLine("9".repeat(512))).toBe(`${"9".repeat(lineCharacters)}…`);
});
