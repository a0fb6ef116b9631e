import { limits } from "@bellhop/contract/limits";
import { expect, test } from "vitest";
import { inLanguage, questionOf, questionPatch } from "./entry-languages.ts";

const long = "We arrive with two cars and a trailer: ".repeat(5);

test("a guest's long question that is taught has a short name of its own, which goes along while it is edited", () => {
  const text = { place: null, text: "", question: null, title: "", ...inLanguage("en", long).texts?.en };
  expect(text.question).toBe(long);
  expect(text.title).toHaveLength(limits.entryTitleCharacters);
  expect(questionPatch(text, "Where do we park?")).toEqual({
    question: "Where do we park?",
    title: "Where do we park?",
  });
});

test("a short name that somebody gave stays whatever becomes of the question", () => {
  const text = { place: null, text: "", question: "Where do we park?", title: "Parking" };
  expect(questionOf(text)).toBe("Where do we park?");
  expect(questionPatch(text, "Where can we park?")).toEqual({ question: "Where can we park?" });
});
