import { expect, test } from "vitest";
import { entryOf, patched } from "../../store/entry-fields.ts";
import { copied, withoutLanguage } from "./language-changes.ts";

const english = entryOf("faq", "one", {
  "texts.en.question": "A pool?",
  "texts.en.text": "Yes.",
  "texts.fr.text": " ",
});
const both = entryOf("faq", "two", { "texts.en.text": "Yes.", "texts.fr.text": "Oui." });

test("words are copied into a language that has none, and never over words that are there", () => {
  expect(copied(english, "en", "fr")).toEqual({ texts: { fr: english.texts.en } });
  expect(copied(english, "fr", "ar")).toBeNull();
  expect(copied(both, "en", "fr")).toBeNull();
});

test("a language is taken away where words in another one stay", () => {
  const patch = withoutLanguage(both, "fr");
  expect(patched({ "texts.en.text": "Yes.", "texts.fr.text": "Oui." }, patch ?? {})).toEqual({
    "texts.en.text": "Yes.",
  });
  expect(withoutLanguage(english, "en")).toBeNull();
  expect(withoutLanguage(english, "fr")).toBeNull();
});
