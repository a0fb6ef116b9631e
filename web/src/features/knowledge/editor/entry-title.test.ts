import { expect, test } from "vitest";
import { titleOf } from "./entry-title.ts";

const text = (title: string, question: string | null, text: string) => ({ title, question, text });

test("an entry is called by its name, else its question, else its words, in the first language that has some", () => {
  const texts = { en: text(" ", "Is there a sauna?", "Yes."), it: text("Sauna", null, "Sì.") };
  expect(titleOf(texts, ["en", "it"])).toEqual({ text: "Is there a sauna?", language: "en" });
  expect(titleOf(texts, ["it", "en"])).toEqual({ text: "Sauna", language: "it" });
  expect(titleOf({ de: text("", null, " Ja. ") }, ["en"])).toEqual({ text: "Ja.", language: "de" });
  expect(titleOf({ en: null }, ["en"])).toEqual({ text: "" });
});

test("where something else would name it, only what may does", () => {
  const texts = { en: text("", "Is there a sauna?", "Yes."), it: text("Sauna", null, "Sì.") };
  expect(titleOf(texts, ["en"], ["title"])).toEqual({ text: "Sauna", language: "it" });
  expect(titleOf({ en: text("", null, "Yes.") }, ["en"], ["title", "question"])).toEqual({ text: "" });
});
