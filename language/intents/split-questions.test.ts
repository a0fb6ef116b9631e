import { expect, test } from "vitest";
import { splitQuestions } from "./split-questions.ts";

test("two questions are split, and chatter is none", () => {
  const message = "Hello! We are a family of four. Is there a lift, and what time is breakfast? Let me know!";
  expect(splitQuestions([message], "en")).toEqual(["Is there a lift, and", "what time is breakfast"]);
});

test("a message with one question stays whole, because the rest may tell what it is about", () => {
  const message = "My flight lands late on Tuesday. Do you charge for parking?";
  expect(splitQuestions([message], "en")).toEqual([message]);
});

test("what is named first belongs to the question, and what is only named beside it is chatter", () => {
  expect(splitQuestions(["La terrazza fino a che ora è aperta?"], "it")).toEqual([
    "La terrazza fino a che ora è aperta?",
  ]);
  const beside = "also wegen dem Auto. Gibt es einen Aufzug? Und wann gibt es Frühstück?";
  expect(splitQuestions([beside], "de")).toEqual(["Gibt es einen Aufzug", "Und wann gibt es Frühstück"]);
});

test("what a guest tells in another message is no question", () => {
  expect(splitQuestions(["My flight lands late on Tuesday.", "Is there a lift?"], "en")).toEqual([
    "Is there a lift?",
  ]);
});
