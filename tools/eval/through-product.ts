import type { AnswerableEntry } from "../../language/entries/index.ts";
import { reportsEmergency } from "../../language/intents/index.ts";
import {
  answerQuestion,
  draftAssistant,
  loadVersion,
  type OpenVersion,
} from "../../server/src/domain/assistant/index.ts";
import { settingsOf, settingsOfNewVenue } from "../../server/src/domain/venues/index.ts";

const venue = { name: "Hotel", timezone: "Europe/Rome", languages: ["en"], default_language: "en" };
const assistant = draftAssistant(
  settingsOf({
    ...venue,
    country: "IT",
    currency: "EUR",
    settings_version: 1,
    settings: settingsOfNewVenue,
  }),
);
const today = "2026-11-22";

/** A version of the assistant over these entries, with the settings of a new venue. */
export const openVersion = (entries: readonly AnswerableEntry[]): Promise<OpenVersion> =>
  loadVersion(entries, { ...assistant, languages: languagesOf(entries) }, []);

const languagesOf = (entries: readonly AnswerableEntry[]) => [
  ...new Set(entries.flatMap(({ texts }) => Object.keys(texts))),
];

type EvalQuestion = { question: string; history: readonly string[]; language: string };

/** The entries that a guest gets, after every rule: those for emergencies, requests, complaints and doubts too. */
export function entriesAnswered(
  version: OpenVersion,
  { question, history, language }: EvalQuestion,
): string[] {
  if (reportsEmergency(question, language)) return [];
  const lastText = history.at(-1);
  const burst = {
    questions: [question],
    history,
    language,
    audience: { isInHouse: true, today },
    ...(lastText !== undefined && { lastToGuest: { author: "assistant" as const, text: lastText } }),
  };
  const decision = answerQuestion(version, venue, burst, new Date(`${today}T11:00:00Z`));
  return decision.action === "stay_silent" ? [] : decision.sources.map(({ entryId }) => entryId);
}

/** Which messages get a right answer, another one, or none. */
export function measureAnswers(
  rows: readonly { gold_ids: string[] | null }[],
  answers: readonly (readonly string[])[],
) {
  const judged = rows.map(({ gold_ids: gold }, at) => ({ gold, sources: answers[at] ?? [] }));
  const answerable = judged.filter(({ gold }) => gold !== null);
  const uncovered = judged.filter(({ gold }) => gold === null);
  const isRight = ({ gold, sources }: (typeof judged)[number]) => sources.some((id) => gold?.includes(id));
  const share = (some: number, of: number) => (of === 0 ? null : Number((some / of).toFixed(4)));
  const answered = answerable.filter(({ sources }) => sources.length > 0);
  const right = answerable.filter(isRight);
  return {
    answered_right: share(right.length, answerable.length),
    answered_other: share(answered.length - right.length, answerable.length),
    passed_on: share(answerable.length - answered.length, answerable.length),
    wrongly_answered: share(uncovered.filter(({ sources }) => sources.length > 0).length, uncovered.length),
  };
}
