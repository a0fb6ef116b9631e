import type { AnswerableEntry } from "@bellhop/language/entries";
import { buildRetriever } from "@bellhop/language/retrieval";
import { expect, test } from "vitest";
import { offeredStatements } from "./offered-statements.ts";

const entry = (id: string, title: string, text: string, key?: string): AnswerableEntry => ({
  entryId: id,
  section: "policy",
  internal: false,
  ...(key && { key }),
  texts: { en: { title, text } },
});

test("a hotel with many entries offers the best ones first, then those of the catalogue, as far as there is room", () => {
  const filler = "The old mill has a wheel of oak that the miller built himself. ".repeat(6);
  const own = Array.from({ length: 60 }, (_, n) => entry(`own${n}`, `Room of the mill ${n}`, filler));
  const entries = [
    ...own,
    entry("in", "Check-in", "Rooms are ready from 15:00.", "check_in"),
    entry("pool", "Pool", "The pool opens at 08:00."),
  ];
  const offeredFor = (question: string) =>
    offeredStatements(
      {
        questions: [question],
        history: [],
        language: "en",
        defaultLanguage: "en",
        venueName: "Mill",
        retriever: buildRetriever(entries),
      },
      entries,
    ).map(({ text }) => text);
  const everyday = offeredFor("From when may we drop ourselves onto the mattress?");
  expect(everyday).toContain("Rooms are ready from 15:00.");
  expect(everyday.join("").length).toBeGreaterThan(8_000);
  expect(everyday.join("").length).toBeLessThan(16_000);
  expect(offeredFor("When does the pool open?")[0]).toBe("The pool opens at 08:00.");
});
