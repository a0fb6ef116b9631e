import type { TestQuestion } from "@bellhop/contract/test-questions";
import { change, statement } from "../../platform/db/index.ts";

export type TestQuestionRow = Omit<TestQuestion, "saved_at"> & { saved_at: Date };

const columns = "test_question_id, text, expects, entry_id, is_critical, saved_at, saved_by";

export const selectTestQuestions = statement<{ venueId: number }, TestQuestionRow>(
  "list test questions",
  `select ${columns} from test_questions where venue_id = $venueId order by created_at, test_question_id`,
);

export const lockTestQuestionRow = change<{ venueId: number; testQuestionId: string }, TestQuestionRow>(
  "lock test question",
  `select ${columns} from test_questions
   where venue_id = $venueId and test_question_id = $testQuestionId for update`,
);

export const upsertTestQuestion = change<
  {
    venueId: number;
    testQuestionId: string;
    text: string;
    expects: string;
    entryId: string | null;
    isCritical: boolean;
    savedAt: Date;
    savedBy: string;
  },
  TestQuestionRow
>(
  "save test question",
  `insert into test_questions
     (venue_id, test_question_id, text, expects, entry_id, is_critical, created_at, saved_at, saved_by)
   values ($venueId, $testQuestionId, $text, $expects, $entryId, $isCritical, $savedAt, $savedAt, $savedBy)
   on conflict (venue_id, test_question_id) do update
     set text = excluded.text, expects = excluded.expects, entry_id = excluded.entry_id,
         is_critical = excluded.is_critical, saved_at = excluded.saved_at, saved_by = excluded.saved_by
   returning ${columns}`,
);

export const deleteTestQuestion = change<{ venueId: number; testQuestionId: string }>(
  "delete test question",
  "delete from test_questions where venue_id = $venueId and test_question_id = $testQuestionId",
);
