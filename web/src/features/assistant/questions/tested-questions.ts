import type { TestQuestion, TestResult } from "@bellhop/contract/test-questions";

export type TestWithResult = {
  test: TestQuestion;
  /** Undefined while it is being asked. */
  result: TestResult | undefined;
};

export type TestState = "waits" | "passes" | "fails" | "blocks";

export function stateOf({ test, result }: TestWithResult): TestState {
  if (!result) return "waits";
  if (result.draft.passes) return "passes";
  return test.is_critical ? "blocks" : "fails";
}

const failing: readonly TestState[] = ["blocks", "fails"];

export const isFailing = (one: TestWithResult): boolean => failing.includes(stateOf(one));

/** Failures first, the critical ones before the others. */
export function failuresFirst(
  tests: readonly TestQuestion[],
  results: ReadonlyMap<string, TestResult> | undefined,
): TestWithResult[] {
  const all = tests.map((test) => ({ test, result: results?.get(test.test_question_id) }));
  const of = (state: TestState) => all.filter((one) => stateOf(one) === state);
  return [...of("blocks"), ...of("fails"), ...all.filter((one) => !isFailing(one))];
}

export type Problem =
  | "entry_deleted"
  | "other_entry"
  | "no_entry"
  | "goes_to_staff"
  | "is_answered"
  | "raises_alarm"
  | "no_alarm"
  | "stays_silent";

/** Why a test fails; null if it passes. */
export function problemOf({ expects }: Pick<TestQuestion, "expects">, result: TestResult): Problem | null {
  const { outcome, passes, sources } = result.draft;
  if (passes) return null;
  if (expects === "emergency") return "no_alarm";
  if (expects === "answer" && !result.entry) return "entry_deleted";
  if (outcome === "emergency") return "raises_alarm";
  if (outcome === "stay_silent") return "stays_silent";
  if (expects === "hand_over") return "is_answered";
  if (outcome === "hand_over") return "goes_to_staff";
  return sources.length > 0 ? "other_entry" : "no_entry";
}
