import type { AtVenue } from "../../platform/at/index.ts";
import { searchWords, type Traces, withoutTraces } from "../../platform/traces.ts";
import { lockThatMention, setTestQuestionText } from "./erase.queries.ts";

/** Removes a deleted guest's name and addresses. The question is the venue's. */
export async function eraseFromTestQuestions(at: AtVenue, traces: Traces) {
  const { venueId } = at;
  const words = [...searchWords({ ...traces, ids: [] }), ...traces.names];
  for (const { test_question_id: testQuestionId, text } of await at.tx.rows(lockThatMention, {
    venueId,
    words,
  }))
    await at.tx.run(setTestQuestionText, { venueId, testQuestionId, text: withoutTraces(text, traces) });
}
