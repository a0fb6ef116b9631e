import type { InputOf, OutputOf } from "@bellhop/contract/call";
import { limits } from "@bellhop/contract/limits";
import type { LiveEvent } from "@bellhop/contract/live";
import type { decideSuggestion, Suggestion, suggestAnswer } from "@bellhop/contract/suggestions";
import { shorten } from "@bellhop/language/text";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import { listSections, saveKnowledge } from "../../domain/knowledge/index.ts";
import { addSuggestion, lockSuggestion, storeDecision } from "../../domain/suggestions/index.ts";
import { findVenue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { refuse, refuseField } from "../../platform/refusal.ts";

/** A member who may not write knowledge suggests an answer to the managers. */
export async function staffSuggestsAnswer(
  at: AtVenue,
  by: Actor,
  input: InputOf<typeof suggestAnswer>,
): Promise<Suggestion> {
  const { default_language, languages } = await findVenue(at);
  if (![default_language, ...languages].includes(input.language))
    throw refuseField("language", "language_not_answered");
  const { suggestion, isChanged } = await addSuggestion(at, input, by.name);
  if (!isChanged) return suggestion;
  const { question, answer } = suggestion;
  broadcastSuggestions(at);
  await recordChange(at, by, {
    kind: "answer_suggested",
    subject: subjectOf(suggestion),
    before: null,
    after: { question, answer },
  });
  return suggestion;
}

/** A manager accepts a suggestion, which writes an entry, dismisses it, or reopens a dismissed one. */
export async function managerDecidesSuggestion(
  at: AtVenue,
  by: Actor,
  { suggestion_id, decision, ...words }: InputOf<typeof decideSuggestion>,
): Promise<OutputOf<typeof decideSuggestion>> {
  const before = await lockSuggestion(at, suggestion_id);
  const isOpen = before.decision === null;
  if (isOpen ? decision === "open" : decision !== "open" || before.decision === "accepted")
    throw refuse("wrong_state");
  const entryId = decision === "accepted" ? newId() : null;
  const section = entryId === null ? null : await writeEntry(at, by, entryId, { ...before, ...words });
  const suggestion = await storeDecision(
    at,
    suggestion_id,
    decision === "open" ? null : { decision, by: by.name, entryId },
  );
  broadcastSuggestions(at);
  await recordChange(at, by, {
    kind: auditKinds[decision],
    subject: subjectOf(before),
    before: { decision: before.decision ?? "open" },
    after: { decision },
  });
  return { suggestion, section };
}

const auditKinds = {
  accepted: "suggestion_accepted",
  dismissed: "suggestion_dismissed",
  open: "suggestion_reopened",
} as const;

async function writeEntry(
  at: AtVenue,
  by: Actor,
  entryId: string,
  { question, answer, language }: Pick<Suggestion, "question" | "answer" | "language">,
) {
  const version = (await listSections(at)).find(({ section }) => section === "faq")?.version ?? 0;
  const title = shorten(question, limits.entryTitleCharacters);
  const texts = { [language]: { title, question, text: answer, place: null } };
  const [section] = await saveKnowledge(at, by, {
    faq: { version, entries: [{ entry_id: entryId, texts }] },
  });
  return section ?? null;
}

const subjectOf = ({ suggestion_id, question }: Suggestion) => ({ id: suggestion_id, name: question });

const broadcastSuggestions = (at: AtVenue) => at.broadcast({ kind: "suggestions" } satisfies LiveEvent);
