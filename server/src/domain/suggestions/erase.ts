import type { AtVenue } from "../../platform/at/index.ts";
import { searchWords, type Traces, withoutTraces } from "../../platform/traces.ts";
import { lockThatMention, setSuggestionWords } from "./erase.queries.ts";

/** Removes a deleted guest's name and addresses. The question and the answer are the venue's. */
export async function eraseFromSuggestions(at: AtVenue, traces: Traces) {
  const { venueId } = at;
  const words = [...searchWords({ ...traces, ids: [] }), ...traces.names];
  for (const one of await at.tx.rows(lockThatMention, { venueId, words }))
    await at.tx.run(setSuggestionWords, {
      venueId,
      suggestionId: one.suggestion_id,
      question: withoutTraces(one.question, traces),
      answer: withoutTraces(one.answer, traces),
    });
}
