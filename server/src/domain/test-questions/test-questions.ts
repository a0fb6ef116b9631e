import type { InputOf } from "@bellhop/contract/call";
import { limits } from "@bellhop/contract/limits";
import type { saveTestQuestion as saveCall, TestQuestion } from "@bellhop/contract/test-questions";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import {
  deleteTestQuestion,
  lockTestQuestionRow,
  selectTestQuestions,
  type TestQuestionRow,
  upsertTestQuestion,
} from "./test-questions.queries.ts";

/** Oldest first. */
export async function listTestQuestions(at: ReadingAtVenue): Promise<TestQuestion[]> {
  return (await at.tx.rows(selectTestQuestions, { venueId: at.venueId })).map(toView);
}

type Saved = { before: TestQuestion | undefined; after: TestQuestion };

/** Adds a test question, or changes the one with this id. Refused if the venue has too many. */
export async function saveTestQuestion(
  at: AtVenue,
  { test_question_id, text, expects, entry_id, is_critical }: InputOf<typeof saveCall>,
  by: string,
): Promise<Saved> {
  const { venueId } = at;
  const before = await at.tx.maybeRow(lockTestQuestionRow, { venueId, testQuestionId: test_question_id });
  const after = await at.tx.row(upsertTestQuestion, {
    venueId,
    testQuestionId: test_question_id,
    text,
    expects,
    entryId: entry_id,
    isCritical: is_critical,
    savedAt: at.now,
    savedBy: by,
  });
  const all = await at.tx.rows(selectTestQuestions, { venueId });
  if (!before && all.length > limits.maxTestQuestions) throw refuse("limit_reached");
  return { before: before && toView(before), after: toView(after) };
}

/** Returns the removed question. Refused if it does not exist. */
export async function removeTestQuestion(at: AtVenue, testQuestionId: string): Promise<TestQuestion> {
  const { venueId } = at;
  const before = await at.tx.maybeRow(lockTestQuestionRow, { venueId, testQuestionId });
  if (!before) throw refuse("not_found");
  await at.tx.run(deleteTestQuestion, { venueId, testQuestionId });
  return toView(before);
}

const toView = ({ saved_at, ...row }: TestQuestionRow): TestQuestion => ({
  ...row,
  saved_at: saved_at.toISOString(),
});
