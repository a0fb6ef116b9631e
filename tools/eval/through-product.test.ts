import { expect, test } from "vitest";
import { entriesAnswered, measureAnswers, openVersion } from "./through-product.ts";

test("the answers of the product are measured after its rules, not only the search", async () => {
  const version = await openVersion([
    {
      entryId: "breakfast",
      section: "faq",
      texts: { en: { title: "Breakfast", question: "When is breakfast?", text: "From 7:00 to 10:30." } },
    },
  ]);
  const answered = (question: string) => entriesAnswered(version, { question, history: [], language: "en" });
  expect(answered("When is breakfast?")).toEqual(["breakfast"]);
  // Search finds the entry; the rules give the complaint to staff.
  expect(answered("The breakfast was cold and terrible!")).toEqual([]);
});

test("answers count as right, other, passed on, and wrong if nothing covers the question", () => {
  const rows = [{ gold_ids: ["a"] }, { gold_ids: ["a"] }, { gold_ids: ["a"] }, { gold_ids: null }];
  expect(measureAnswers(rows, [["a"], ["b"], [], ["a"]])).toEqual({
    answered_right: 0.3333,
    answered_other: 0.3333,
    passed_on: 0.3333,
    wrongly_answered: 1,
  });
});
