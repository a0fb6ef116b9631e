import { change } from "../../platform/db/index.ts";
import { mentions } from "../../platform/traces.ts";

export const lockThatMention = change<
  { venueId: number; words: string[] },
  { test_question_id: string; text: string }
>(
  "lock test questions that mention",
  `select test_question_id, text from test_questions where venue_id = $venueId and ${mentions("text")} for update`,
);

export const setTestQuestionText = change<{ venueId: number; testQuestionId: string; text: string }>(
  "set test question text",
  `update test_questions set text = $text where venue_id = $venueId and test_question_id = $testQuestionId`,
);
