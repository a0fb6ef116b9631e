import { expect, test } from "vitest";
import { shorten } from "./shorten.ts";

test("a text that fits is unchanged", () => {
  expect(shorten("Breakfast is at 7:00.", 21)).toBe("Breakfast is at 7:00.");
});

test.each([
  ["at a sentence's end", "One is here. Two is here. Three is here.", 30, "One is here. Two is here. …"],
  ["not at a dot inside a number", "It costs €1.50 each and is served warm", 20, "It costs €1.50 …"],
  ["behind a closing quote", "“Come in.” He smiled and said more", 20, "“Come in.” …"],
  [
    "where no space follows a sentence",
    "朝食は七時からです。夕食は十九時からです。",
    14,
    "朝食は七時からです。 …",
  ],
  ["at a line's end", "- Pool\n- Sauna and steam bath", 14, "- Pool …"],
  ["at a word's end where no sentence ends", "Bread and butter and jam", 15, "Bread and …"],
  ["anywhere in what has no words", "aaaaaaaaaa", 5, "aaa …"],
  ["never inside of a character", "aa😀😀😀", 5, "aa …"],
])("a text that is too long is cut %s", (_where, text, max, cut) => {
  expect(shorten(text, max)).toBe(cut);
  expect(cut.length).toBeLessThanOrEqual(max);
});
