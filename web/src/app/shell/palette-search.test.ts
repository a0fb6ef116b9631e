import { expect, test } from "vitest";
import type { PaletteEntry } from "../../core/navigation/feature.ts";
import { search } from "./palette-search.ts";

const entry = (group: PaletteEntry["group"], label: string, more = ""): PaletteEntry => ({
  id: label,
  group,
  label,
  more,
  run: () => {},
});

const all = [
  { ...entry("guests", "Emily Hartwell", "Room 214"), lastText: "See you tomorrow, we land at nine" },
  { ...entry("guests", "Tomás Medeiros", "Room 226"), alsoFoundBy: "+351912550188 BV-20431" },
  entry("guests", "Matthias Tom", "Room 998"),
  entry("guests", "عمر الحربي", "Room 507"),
  entry("places", "Home", "G H"),
];

test("accents and case do not matter, and words that begin so come first", () => {
  expect(search(all, "tom").map(({ label }) => label)).toEqual([
    "Tomás Medeiros",
    "Matthias Tom",
    "Emily Hartwell",
  ]);
});

test("a room finds its guest, and every word has to fit", () => {
  expect(search(all, "507").map(({ label }) => label)).toEqual(["عمر الحربي"]);
  expect(search(all, "tom 998").map(({ label }) => label)).toEqual(["Matthias Tom"]);
});

test("part of a phone or a reservation number finds its guest", () => {
  expect(search(all, "550188").map(({ label }) => label)).toEqual(["Tomás Medeiros"]);
  expect(search(all, "bv-20431").map(({ label }) => label)).toEqual(["Tomás Medeiros"]);
});

test("words of the newest message find its guest", () => {
  expect(search(all, "land nine").map(({ label }) => label)).toEqual(["Emily Hartwell"]);
});

test("with nothing typed there are screens and commands", () => {
  expect(search(all, " ").map(({ label }) => label)).toEqual(["Home"]);
});
