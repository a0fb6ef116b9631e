import { renderEntry } from "@bellhop/language/rendering";
import { expect, test } from "vitest";
import { completenessOf } from "../knowledge/index.ts";
import { belvedereAlPortoKnowledge, belvedereKnowledge, vicinaKnowledge } from "./index.ts";

const venues = { belvedereKnowledge, belvedereAlPortoKnowledge, vicinaKnowledge };

test.each(Object.entries(venues))(
  "%s: every entry is complete, and no two are about the same thing",
  (_, entries) => {
    for (const { texts } of entries)
      for (const { title, question, text } of Object.values(texts)) {
        expect([title, question, text].every((words) => words && words.trim() === words)).toBe(true);
        expect(text.length).toBeLessThan(400);
      }
    const titles = entries.flatMap((entry) => entry.texts.en?.title ?? []);
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(entries.map((entry) => entry.entryId)).size).toBe(entries.length);
  },
);

test.each(Object.entries(venues))("%s: all languages of an entry contain the same numbers", (_, entries) => {
  const numbers = (text: string) =>
    (text.match(/\d+(?:[.,:]\d+)?/g) ?? []).map((n) => n.replace(",", ".")).sort();
  for (const { texts } of entries)
    for (const { text } of Object.values(texts)) expect(numbers(text)).toEqual(numbers(texts.en?.text ?? ""));
});

test("no venue has a helipad, and each serves breakfast at different hours", () => {
  const breakfasts = Object.values(venues).map(
    (entries) => entries.find((entry) => entry.texts.en?.title === "Breakfast")?.texts.en?.text ?? "",
  );
  expect(new Set(breakfasts).size).toBe(3);
  expect(JSON.stringify(venues).toLowerCase()).not.toContain("helip");
});

test.each(Object.entries(venues))("%s: fields and words agree", (_, entries) => {
  const languages = ["en", "it", "de"];
  for (const entry of entries) {
    const said = renderEntry(entry, { languages, defaultLanguage: "en" });
    for (const [language, { text }] of Object.entries(entry.texts))
      expect(said?.texts[language]?.text).toBe(text);
  }
});

test("the Belvedere answers nearly all common questions", () => {
  for (const { filled, of } of Object.values(completenessOf(belvedereKnowledge, "en")))
    expect(filled / of).toBeGreaterThan(0.85);
});
