import type { TestedOutcome, TestQuestion, TestResult } from "@bellhop/contract/test-questions";
import { describe, expect, test } from "vitest";
import { failuresFirst, problemOf, stateOf } from "./tested-questions.ts";

const parking = { entry_id: "parking", title: "Parking", section: "amenities" } as const;
const breakfast = { entry_id: "breakfast", title: "Breakfast", section: "amenities" } as const;

const question = (id: string, more: Partial<TestQuestion> = {}): TestQuestion => ({
  test_question_id: id,
  text: "When is breakfast?",
  expects: "answer",
  entry_id: "breakfast",
  is_critical: false,
  saved_at: "2026-11-29T05:00:00Z",
  saved_by: "Nadia",
  ...more,
});

const result = (id: string, draft: Partial<TestedOutcome> = {}, entry: TestResult["entry"] = breakfast) =>
  ({
    test_question_id: id,
    language: "en",
    draft: { outcome: "answer", passes: false, reason: null, text: "", sources: [], ...draft },
    live: null,
    entry,
  }) satisfies TestResult;

describe("the list of test questions", () => {
  test("begins with critical failures, then other failures, and keeps the order otherwise", () => {
    const tests = [
      question("passes"),
      question("fails"),
      question("waits"),
      question("blocks", { is_critical: true }),
      question("critical and passes", { is_critical: true }),
    ];
    const results = new Map(
      [
        result("passes", { passes: true }),
        result("fails"),
        result("blocks"),
        result("critical and passes", { passes: true }),
      ].map((one) => [one.test_question_id, one]),
    );
    const listed = failuresFirst(tests, results);
    expect(listed.map((one) => [one.test.test_question_id, stateOf(one)])).toEqual([
      ["blocks", "blocks"],
      ["fails", "fails"],
      ["passes", "passes"],
      ["waits", "waits"],
      ["critical and passes", "passes"],
    ]);
  });

  test.each([
    ["passes", "answer", { passes: true, sources: [breakfast] }, null],
    ["is answered from another entry", "answer", { sources: [parking] }, "other_entry"],
    ["is answered without an entry", "answer", {}, "no_entry"],
    ["goes to staff", "answer", { outcome: "hand_over" }, "goes_to_staff"],
    ["raises an alarm", "answer", { outcome: "emergency" }, "raises_alarm"],
    ["gets no reply", "answer", { outcome: "stay_silent" }, "stays_silent"],
    ["is answered instead of handed over", "hand_over", { sources: [parking] }, "is_answered"],
    ["raises an alarm instead of a hand-over", "hand_over", { outcome: "emergency" }, "raises_alarm"],
    ["raises no alarm", "emergency", { outcome: "hand_over" }, "no_alarm"],
    ["raises no alarm, but answers", "emergency", { sources: [parking] }, "no_alarm"],
  ] as const)("names the problem of a question that %s", (_, expects, draft, problem) => {
    expect(problemOf({ expects }, result("1", draft as Partial<TestedOutcome>))).toBe(problem);
  });

  test("names a deleted entry first", () => {
    expect(problemOf({ expects: "answer" }, result("1", { sources: [parking] }, null))).toBe("entry_deleted");
  });
});
