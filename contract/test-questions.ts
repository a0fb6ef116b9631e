import * as z from "zod/mini";
import { call } from "./call.ts";
import { invalid } from "./field-problems.ts";
import { section } from "./knowledge.ts";
import { limits } from "./limits.ts";
import { handOverReason } from "./messages.ts";
import { startedTask } from "./tasks.ts";
import { id, instant, language, sendersId, words } from "./values.ts";

const changes = { role: "manager", scope: "venue", access: "changes", audit: "noted" } as const;
const reads = { role: "staff", scope: "venue", access: "reads" } as const;

/** What has to happen: an answer from an entry, a hand-over to staff, or an alarm. */
export const expectedOutcome = z.enum(["answer", "hand_over", "emergency"]);
export type ExpectedOutcome = z.infer<typeof expectedOutcome>;

/** A guest's question that a version is tried with before it goes live. */
export const testQuestion = z.object({
  test_question_id: id,
  text: z.string(),
  expects: expectedOutcome,
  /** The entry that the answer must come from; null unless an answer is expected. */
  entry_id: z.nullable(id),
  /** If it fails, the version is not published. */
  is_critical: z.boolean(),
  saved_at: instant,
  saved_by: z.string(),
});
export type TestQuestion = z.infer<typeof testQuestion>;

export const testedOutcome = z.object({
  outcome: z.enum(["answer", "hand_over", "emergency", "stay_silent"]),
  passes: z.boolean(),
  reason: z.nullable(handOverReason),
  /** What the guest would read; empty for an emergency and for silence. */
  text: z.string(),
  sources: z.array(z.object({ entry_id: id, title: z.string(), section })),
});
export type TestedOutcome = z.infer<typeof testedOutcome>;

export const testResult = z.object({
  test_question_id: id,
  language,
  draft: testedOutcome,
  /** Null if nothing is live. */
  live: z.nullable(testedOutcome),
  /** The expected entry of the draft; null if none is expected, or if it was deleted. */
  entry: z.nullable(z.object({ entry_id: id, title: z.string(), section })),
});
export type TestResult = z.infer<typeof testResult>;

export const listTestQuestions = call("POST /api/list_test_questions", {
  summary: "Lists the venue's test questions, oldest first.",
  input: z.object({}),
  output: z.object({ items: z.array(testQuestion) }),
  ...reads,
});

export const runTestQuestions = call("POST /api/run_test_questions", {
  summary:
    "Tries all test questions with the draft and with the live version, as guests in the house ask them. Nothing is stored.",
  input: z.object({}),
  output: z.object({ items: z.array(testResult), ran_at: instant }),
  ...reads,
});

export const saveTestQuestion = call("POST /api/save_test_question", {
  summary:
    "Adds a test question, or changes the one with this id. An answer is expected from `entry_id`; the other outcomes have none.",
  input: z.strictObject({
    test_question_id: sendersId,
    text: words(limits.testQuestionCharacters).check(z.minLength(1, invalid("text_missing"))),
    expects: expectedOutcome,
    entry_id: z.nullable(id),
    is_critical: z.boolean(),
  }),
  output: testQuestion,
  ...changes,
  refuses: ["not_found", "limit_reached"],
});

export const removeTestQuestion = call("POST /api/remove_test_question", {
  summary: "Removes a test question. To undo it, save it again with its id.",
  input: z.strictObject({ test_question_id: id }),
  output: z.object({}),
  ...changes,
  refuses: ["not_found"],
});

/** The parts of the assistant that are published. */
const part = z.enum(["knowledge", "general", "tools"]);

export const publishDespiteTests = call("POST /api/publish_despite_tests", {
  summary:
    "Publishes a part of the assistant although critical test questions fail, as a task. The reason is kept in the audit log.",
  input: z.strictObject({
    part,
    reason: words(limits.requestReasonCharacters).check(z.minLength(1, invalid("text_missing"))),
    /** As in `update_concierge`. */
    despite_contradictions: z.optional(z.boolean()),
  }),
  output: startedTask,
  ...changes,
  role: "owner",
});
