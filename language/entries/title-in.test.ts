import { expect, test } from "vitest";
import { titleIn } from "./title-in.ts";

const text = (title: string) => ({ title, text: "" });
const texts = { de: text("Flughafentransfer"), en: text("Airport transfer"), it: text("") };

test.each([
  [["en"], "Airport transfer"],
  [["ar", "en"], "Airport transfer"],
  [["it", "en"], "Airport transfer"],
  [["de", "en"], "Flughafentransfer"],
  [["ar"], "Flughafentransfer"],
])("a title in the first of %s that has one", (languages, title) => {
  expect(titleIn({ texts }, ...languages)).toBe(title);
});
