import type { InputOf, OutputOf } from "@bellhop/contract/call";
import { limits } from "@bellhop/contract/limits";
import type {
  listSuggestions as listSuggestionsCall,
  Suggestion,
  suggestAnswer,
} from "@bellhop/contract/suggestions";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { decodeOffset, pageAtOffset } from "../../platform/cursor.ts";
import { refuse } from "../../platform/refusal.ts";
import {
  insertSuggestionRow,
  lockSuggestionRow,
  type SuggestionRow,
  selectOpenSuggestions,
  setSuggestionDecision,
} from "./suggestions.queries.ts";

/** Adds a suggestion, or corrects an open one with this id. Refused if too many are open. */
export async function addSuggestion(
  at: AtVenue,
  { suggestion_id, question, answer, language }: InputOf<typeof suggestAnswer>,
  by: string,
): Promise<{ suggestion: Suggestion; isChanged: boolean }> {
  const open = await at.tx.rows(selectOpenSuggestions, { venueId: at.venueId });
  const changed = await at.tx.run(insertSuggestionRow, {
    venueId: at.venueId,
    suggestionId: suggestion_id,
    question,
    answer,
    language,
    suggestedAt: at.now,
    suggestedBy: by,
  });
  const isKnown = open.some((one) => one.suggestion_id === suggestion_id);
  if (changed > 0 && !isKnown && open.length >= limits.maxOpenSuggestions) throw refuse("limit_reached");
  return { suggestion: await lockSuggestion(at, suggestion_id), isChanged: changed > 0 };
}

/** Locks and reads a suggestion. Refused if there is none. */
export async function lockSuggestion(at: AtVenue, suggestionId: string): Promise<Suggestion> {
  const row = await at.tx.maybeRow(lockSuggestionRow, { venueId: at.venueId, suggestionId });
  if (!row) throw refuse("not_found");
  return toView(row);
}

/** The open suggestions, oldest first. */
export async function listSuggestions(
  at: ReadingAtVenue,
  { cursor, limit = limits.pageItems }: InputOf<typeof listSuggestionsCall>,
): Promise<OutputOf<typeof listSuggestionsCall>> {
  const open = await at.tx.rows(selectOpenSuggestions, { venueId: at.venueId });
  return { ...pageAtOffset(open.map(toView), decodeOffset(cursor), limit), total: open.length };
}

type Decision = { decision: "accepted" | "dismissed"; by: string; entryId: string | null };

/** Stores a decision, or reopens the suggestion without one. */
export async function storeDecision(
  at: AtVenue,
  suggestionId: string,
  decided: Decision | null,
): Promise<Suggestion> {
  await at.tx.run(setSuggestionDecision, {
    venueId: at.venueId,
    suggestionId,
    decision: decided?.decision ?? null,
    decidedAt: decided ? at.now : null,
    decidedBy: decided?.by ?? null,
    entryId: decided?.entryId ?? null,
  });
  return lockSuggestion(at, suggestionId);
}

const toView = ({ suggested_at, ...row }: SuggestionRow): Suggestion => ({
  ...row,
  suggested_at: suggested_at.toISOString(),
});
