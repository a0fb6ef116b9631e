import { expect, test } from "vitest";
import { untranslatedIn } from "./untranslated.ts";

const text = (text: string, place: string | null = null) => ({ title: "Sauna", question: null, text, place });

test("an entry is not translated into the venue's languages in which it has no answer", () => {
  expect(untranslatedIn({ texts: { it: text("Sì.") } }, ["it", "en", "de"])).toEqual(["en", "de"]);
  expect(untranslatedIn({ texts: { it: text("Sì."), en: text(" ") } }, ["it", "en"])).toEqual(["en"]);
  expect(untranslatedIn({ texts: { "pt-BR": text("Sim.") } }, ["pt", "en"])).toEqual(["en"]);
  expect(untranslatedIn({ texts: { it: text("", "al lago") } }, ["it", "en"])).toEqual(["en"]);
});

test("fields alone are said in every language", () => {
  expect(untranslatedIn({ texts: {} }, ["it", "en"])).toEqual([]);
  expect(untranslatedIn({ texts: { it: text("") } }, ["it", "en"])).toEqual([]);
});
