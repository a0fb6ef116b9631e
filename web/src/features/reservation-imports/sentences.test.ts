import { fileRefusal, type RowProblem, rowProblem } from "@bellhop/contract/reservation-imports";
import { i18n } from "@lingui/core";
import { expect, test } from "vitest";
import { refusalSentences } from "./refusal-sentence.ts";
import { rowProblemSentence } from "./row-problem-sentence.ts";

i18n.loadAndActivate({ locale: "en", messages: {} });

const problem = (code: RowProblem["code"], more: Partial<RowProblem> = {}): RowProblem => ({
  code,
  field: null,
  value: "",
  ...more,
});

test.each(rowProblem.shape.code.options)("the row problem %s has a sentence", (code) => {
  const sentence = rowProblemSentence(i18n, problem(code, { field: "phone", value: "abc" }));
  expect(sentence).toMatch(/^[A-Z].*\.$/);
  expect(sentence).not.toContain("{");
});

test("a problem names the field and the value, whose direction is isolated", () => {
  const arabic = problem("date_unreadable", { field: "checkin", value: "غد" });
  expect(rowProblemSentence(i18n, arabic)).toBe("Arrival date: “\u2068غد\u2069” is not a date.");
  expect(rowProblemSentence(i18n, problem("number_unreadable", { field: "adults", value: "x" }))).toBe(
    "Adults left out: “\u2068x\u2069” is not a number.",
  );
});

test.each(fileRefusal.shape.code.options)("a file refused as %s has a reason and a next step", (code) => {
  for (const sentence of Object.values(refusalSentences[code]))
    expect(i18n._(sentence)).toMatch(/^[A-Z][^{]*\.$/);
});
