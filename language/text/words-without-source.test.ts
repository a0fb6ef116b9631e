import { expect, test } from "vitest";
import { wordsWithoutSource } from "./words-without-source.ts";

const source = "The garage has 40 places at €18 a night. Dogs are welcome in all rooms.";

test.each([
  ["en", "Dogs are welcome, and the garage is €18 a night.", []],
  ["en", "The garage is €20 a night.", ["20"]],
  ["en", "Your dog is welcome free of charge.", ["free of charge"]],
  ["en", "The garage has a sauna. Champagne is in all rooms.", ["sauna", "Champagne"]],
  ["de", "Die Garage hat 40 Plätze.", ["Plätze"]],
])("%s: %s", (language, text, expected) => {
  const parts = wordsWithoutSource(text, [source], language);
  expect(parts.map(({ from, to }) => text.slice(from, to))).toEqual(expected);
});
