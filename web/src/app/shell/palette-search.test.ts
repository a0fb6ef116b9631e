import { expect, test } from "vitest";
import type { PaletteEntry } from "../../core/navigation/feature.ts";
import { search } from "./palette-search.ts";

const entry = (group: PaletteEntry["group"], words: string, more = ""): PaletteEntry => ({
  id: words,
  group,
  words,
  more,
  run: () => {},
});

const all = [
  { ...entry("guests", "Tomás Medeiros", "Room 226"), alsoFoundBy: "+351912550188 BV-20431" },
  entry("guests", "Matthias Tom", "Room 998"),
  entry("guests", "عمر الحربي", "Room 507"),
  entry("places", "Home", "G H"),
];

test("accents and case do not matter, and words that begin so come first", () => {
  expect(search(all, "tom").map(({ words }) => words)).toEqual(["Tomás Medeiros", "Matthias Tom"]);
});

test("a room finds its guest, and every word has to fit", () => {
  expect(search(all, "507").map(({ words }) => words)).toEqual(["عمر الحربي"]);
  expect(search(all, "tom 998").map(({ words }) => words)).toEqual(["Matthias Tom"]);
});

test("part of a phone or a reservation number finds its guest", () => {
  expect(search(all, "550188").map(({ words }) => words)).toEqual(["Tomás Medeiros"]);
  expect(search(all, "bv-20431").map(({ words }) => words)).toEqual(["Tomás Medeiros"]);
});

test("with nothing typed there are screens and commands", () => {
  expect(search(all, " ").map(({ words }) => words)).toEqual(["Home"]);
});
