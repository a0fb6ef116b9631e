import type { TriedAnswer } from "@bellhop/contract/concierge";
import { expect, test } from "vitest";
import { historyOf, mayAnswerOtherwise, type Try, withAnswer } from "./tries.ts";

const answer = (text: string) => ({ text }) as TriedAnswer;
const one = (id: string, text: string | null): Try => ({
  id,
  text: `Question ${id}`,
  answer: text === null ? null : answer(text),
  failure: null,
  isAsking: false,
  attempts: 1,
  before: null,
});

test("the history of a question contains only earlier messages", () => {
  const tries = [one("a", "Yes."), one("b", null), one("c", "No."), one("d", null)];
  expect(historyOf(tries, "c")).toEqual(["Question a", "Yes."]);
  expect(historyOf(tries, "d")).toEqual(["Question a", "Yes.", "Question c", "No."]);
});

test("the history leaves out empty answers and has at most twenty items", () => {
  expect(historyOf([one("a", "")], "b")).toEqual(["Question a"]);
  const many = Array.from({ length: 30 }, (_, index) => one(String(index), "Yes."));
  expect(historyOf(many, "29")).toHaveLength(20);
  expect(historyOf(many, "29").at(-2)).toBe("Question 28");
});

test("a changed answer keeps the previous one", () => {
  const [same] = withAnswer([one("a", "Yes.")], "a", answer("Yes."));
  const [other] = withAnswer([one("a", "Yes.")], "a", answer("No."));
  const [first] = withAnswer([one("a", null)], "a", answer("No."));
  expect([same?.before, other?.before, first?.before]).toEqual([null, "Yes.", null]);
});

test("edits change the draft's answers; a new version changes live answers", () => {
  const kinds = ["knowledge", "settings", "concierge", "task", "message"] as const;
  const relevantTo = (of: "draft" | "live") => kinds.filter((kind) => mayAnswerOtherwise({ kind }, of));
  expect(relevantTo("draft")).toEqual(["knowledge", "settings"]);
  expect(relevantTo("live")).toEqual(["concierge"]);
});
