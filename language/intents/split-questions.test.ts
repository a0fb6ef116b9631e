import { expect, test } from "vitest";
import { splitQuestions } from "./split-questions.ts";

test("two questions are split, and chatter is left out", () => {
  const message = "Hello! We are a family of four. Is there a lift, and what time is breakfast? Let me know!";
  expect(splitQuestions([message], "en")).toEqual(["Is there a lift,", "and what time is breakfast?"]);
});

test("statements beside a question are left out", () => {
  const message = "My flight lands late on Tuesday. Do you charge for parking?";
  expect(splitQuestions([message], "en")).toEqual(["Do you charge for parking?"]);
  expect(splitQuestions(["My flight lands late on Tuesday.", "Is there a lift?"], "en")).toEqual([
    "Is there a lift?",
  ]);
});

test("a topic named first belongs to the question, a remark beside it does not", () => {
  expect(splitQuestions(["La terrazza fino a che ora è aperta?"], "it")).toEqual([
    "La terrazza fino a che ora è aperta?",
  ]);
  expect(splitQuestions(["Il parcheggio, quanto costa?"], "it")).toEqual(["Il parcheggio, quanto costa?"]);
  const beside = "also wegen dem Auto. Gibt es einen Aufzug? Und wann gibt es Frühstück?";
  expect(splitQuestions([beside], "de")).toEqual(["Gibt es einen Aufzug?", "Und wann gibt es Frühstück?"]);
});

test("a question without a topic belongs to the one before it", () => {
  expect(splitQuestions(["Do you do laundry? When is it ready?"], "en")).toEqual([
    "Do you do laundry? When is it ready?",
  ]);
});

test("in a voice note without commas, the question's words are searched for", () => {
  const note =
    "ok so we're in the car with the kids and the thing is my wife wants to know do you have a cot for the little one because last year we had none see you later";
  const [question = "", ...others] = splitQuestions([note], "en");
  expect(others).toEqual([]);
  expect(question).toContain("do you have a cot for the little one");
  expect(question).not.toContain("in the car");
});
