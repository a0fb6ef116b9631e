import { thresholdFor } from "@bellhop/contract/confidence";
import { baseOf } from "@bellhop/contract/values";
import { findDisagreement } from "@bellhop/language/claims";
import { analyzeText } from "@bellhop/language/lexicon";
import type { OpenVersion } from "../domain/assistant/index.ts";
import { type Decision, decideAnswer, type Hearer, mayHear } from "../domain/assistant/index.ts";
import { type OpensAt, opensAt, type Venue } from "../domain/venues/index.ts";

/** What somebody asks a concierge, and as whom. */
export type Question = {
  questions: readonly string[];
  history: readonly string[];
  language: string;
  hearer: Hearer;
};

/** What a concierge does about what a guest wrote, by the settings that were published with it. Nothing is kept. */
export function conciergeDecides(
  concierge: OpenVersion,
  venue: Pick<Venue, "name" | "default_language" | "languages" | "timezone">,
  { questions, history, language, hearer }: Question,
  now: Date,
): Decision {
  const { assistant, retriever } = concierge;
  const defaultLanguage = assistant.defaultLanguage ?? venue.default_language;
  return decideAnswer({
    questions,
    history,
    language,
    retriever,
    venueName: venue.name,
    defaultLanguage,
    threshold: thresholdOf(concierge),
    mayHear: (entry) => mayHear(entry, hearer),
    isContested: (entryId, question) => isContested(concierge, entryId, question, language),
    greeting: assistant.greeting,
    chosenTopics: assistant.handOver.topics,
    topicLanguages: [defaultLanguage, ...venue.languages],
    backAt: staffBackAt(concierge, venue, now),
  });
}

/** Whether an entry disagrees with something else about what is asked, so that it is no answer. */
export function isContested(
  { contested }: Pick<OpenVersion, "contested">,
  entryId: string,
  question: string,
  language: string,
): boolean {
  return findDisagreement(contested, entryId, analyzeText(question, baseOf(language))) !== undefined;
}

/** From which confidence on it answers. */
export function thresholdOf({ assistant }: Pick<OpenVersion, "assistant">): number {
  return thresholdFor(assistant.confidence);
}

/** Where the venue says so at night: when somebody of its staff is there again. */
export function staffBackAt(
  { assistant }: OpenVersion,
  { timezone }: Pick<Venue, "timezone">,
  now: Date,
): OpensAt | undefined {
  return assistant.handOver.atNight ? undefined : opensAt(assistant.hours, timezone, now);
}
