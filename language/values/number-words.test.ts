import { expect, test } from "vitest";
import { foldAligned } from "./fold-aligned.ts";
import { numberWordsToDigits } from "./number-words.ts";

test.each([
  ["en", "ten euros", "10 euros"],
  ["en", "twenty-five euros", "25 euros"],
  ["en", "twenty five euros", "twenty five euros"],
  ["en", "twenty-six euros", "twenty-six euros"],
  ["en", "one hundred and twenty euros", "one hundred and twenty euros"],
  ["en", "from seven to ten", "from 7 to 10"],
  ["en", "at seven and at ten", "at 7 and at 10"],
  ["de", "zwei hundert zwanzig Euro", "zwei hundert zwanzig euro"],
  ["de", "fünf und zwanzig Euro", "funf und zwanzig euro"],
  ["de", "um sieben Uhr", "um 7 uhr"],
  ["fr", "cent vingt euros", "cent vingt euros"],
  ["fr", "vingt et un euros", "vingt et un euros"],
  ["es", "ciento veinte euros", "ciento veinte euros"],
  ["es", "treinta y cinco euros", "treinta y cinco euros"],
  ["es", "a las siete", "a las 7"],
  ["pt", "cento e vinte euros", "cento e vinte euros"],
])("%s: %s", (language, text, expected) => {
  expect(numberWordsToDigits(foldAligned(text), language).replace(/\s+/g, " ").trim()).toBe(expected);
});
