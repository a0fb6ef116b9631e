import type { InputOf } from "@bellhop/contract/call";
import type { LiveEvent } from "@bellhop/contract/live";
import type { saveTestQuestion as saveCall, TestQuestion } from "@bellhop/contract/test-questions";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import { listNamed } from "../../domain/knowledge/index.ts";
import { removeTestQuestion, saveTestQuestion } from "../../domain/test-questions/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuse, refuseField } from "../../platform/refusal.ts";

export async function managerSavesTestQuestion(
  at: AtVenue,
  by: Actor,
  input: InputOf<typeof saveCall>,
): Promise<TestQuestion> {
  const { entry_id: entryId } = input;
  if (entryId === null) {
    if (input.expects === "answer") throw refuseField("entry_id", "entry_missing");
  } else {
    const [entry] = await listNamed(at, [entryId]);
    if (!entry) throw refuse("not_found");
    if (input.expects !== "answer") throw refuseField("entry_id", "invalid");
  }
  const { before, after } = await saveTestQuestion(at, input, by.name);
  broadcastTests(at);
  await recordChange(at, by, {
    kind: "test_question_saved",
    subject: subjectOf(after),
    before: before ? changedOf(before) : null,
    after: changedOf(after),
  });
  return after;
}

export async function managerRemovesTestQuestion(at: AtVenue, by: Actor, testQuestionId: string) {
  const before = await removeTestQuestion(at, testQuestionId);
  broadcastTests(at);
  await recordChange(at, by, {
    kind: "test_question_removed",
    subject: subjectOf(before),
    before: changedOf(before),
    after: null,
  });
  return {};
}

const changedOf = ({ text, expects, entry_id, is_critical }: TestQuestion) => ({
  text,
  expects,
  entry_id,
  is_critical,
});

const subjectOf = ({ test_question_id, text }: TestQuestion) => ({ id: test_question_id, name: text });

const broadcastTests = (at: AtVenue) => at.broadcast({ kind: "test_questions" } satisfies LiveEvent);
