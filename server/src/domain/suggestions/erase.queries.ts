import { change } from "../../platform/db/index.ts";
import { mentions } from "../../platform/traces.ts";

export const lockThatMention = change<
  { venueId: number; words: string[] },
  { suggestion_id: string; question: string; answer: string }
>(
  "lock suggestions that mention",
  `select suggestion_id, question, answer from suggestions
   where venue_id = $venueId and (${mentions("question")} or ${mentions("answer")}) for update`,
);

export const setSuggestionWords = change<{
  venueId: number;
  suggestionId: string;
  question: string;
  answer: string;
}>(
  "set suggestion words",
  `update suggestions set question = $question, answer = $answer
   where venue_id = $venueId and suggestion_id = $suggestionId`,
);
