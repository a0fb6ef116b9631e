import type { Suggestion } from "@bellhop/contract/suggestions";
import { change, statement } from "../../platform/db/index.ts";

export type SuggestionRow = Omit<Suggestion, "suggested_at"> & { suggested_at: Date };

const columns = `suggestion_id, question, answer, language, suggested_at, suggested_by, decision, decided_by, entry_id`;

export const insertSuggestionRow = change<{
  venueId: number;
  suggestionId: string;
  question: string;
  answer: string;
  language: string;
  suggestedAt: Date;
  suggestedBy: string;
}>(
  "insert suggestion",
  `insert into suggestions (venue_id, suggestion_id, question, answer, language, suggested_at, suggested_by)
   values ($venueId, $suggestionId, $question, $answer, $language, $suggestedAt, $suggestedBy)
   on conflict (venue_id, suggestion_id) do update
     set question = excluded.question, answer = excluded.answer, language = excluded.language
     where suggestions.decision is null
       and (suggestions.question, suggestions.answer, suggestions.language)
         is distinct from (excluded.question, excluded.answer, excluded.language)`,
);

export const lockSuggestionRow = change<{ venueId: number; suggestionId: string }, SuggestionRow>(
  "lock suggestion",
  `select ${columns} from suggestions where venue_id = $venueId and suggestion_id = $suggestionId for update`,
);

export const selectOpenSuggestions = statement<{ venueId: number }, SuggestionRow>(
  "list open suggestions",
  `select ${columns} from suggestions where venue_id = $venueId and decision is null
   order by suggested_at, suggestion_id`,
);

export const setSuggestionDecision = change<{
  venueId: number;
  suggestionId: string;
  decision: "accepted" | "dismissed" | null;
  decidedAt: Date | null;
  decidedBy: string | null;
  entryId: string | null;
}>(
  "decide suggestion",
  `update suggestions
   set decision = $decision, decided_at = $decidedAt, decided_by = $decidedBy, entry_id = $entryId
   where venue_id = $venueId and suggestion_id = $suggestionId`,
);
