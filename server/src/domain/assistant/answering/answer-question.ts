import { thresholdFor } from "@bellhop/contract/confidence";
import { baseOf } from "@bellhop/contract/values";
import { findDisagreement } from "@bellhop/language/claims";
import { analyzeText } from "@bellhop/language/lexicon";
import { type OpensAt, opensAt, type Venue } from "../../venues/index.ts";
import type { OpenVersion } from "../versions/open-versions.ts";
import { decideAnswer } from "./decide-answer.ts";
import type { Decision, LastToGuest } from "./decision.ts";
import { type Audience, isForAudience } from "./is-for-audience.ts";

/** A guest's messages and who the guest is. */
export type Question = {
  questions: readonly string[];
  history: readonly string[];
  language: string;
  audience: Audience;
  lastToGuest?: LastToGuest | undefined;
  isTap?: boolean;
};

/** Decides how a version answers what a guest wrote, by its published settings. Stores nothing. */
export function answerQuestion(
  version: OpenVersion,
  venue: Pick<Venue, "name" | "languages" | "timezone">,
  { questions, history, language, audience, lastToGuest, isTap = false }: Question,
  now: Date,
): Decision {
  const { assistant, retriever } = version;
  const { defaultLanguage } = assistant;
  return decideAnswer({
    questions,
    history,
    language,
    retriever,
    venueName: venue.name,
    today: audience.today,
    lastToGuest,
    isTap,
    defaultLanguage,
    threshold: thresholdOf(version),
    isEligible: (entry) => isForAudience(entry, audience),
    isContested: (entryId, question) => isContested(version, entryId, question, language),
    greeting: assistant.greeting,
    chosenTopics: assistant.handOver.topics,
    topicLanguages: [defaultLanguage, ...venue.languages],
    backAt: staffBackAt(version, venue, now),
  });
}

/** Whether an open contradiction makes an entry unfit to answer this question. */
export function isContested(
  { contested }: Pick<OpenVersion, "contested">,
  entryId: string,
  question: string,
  language: string,
): boolean {
  return findDisagreement(contested, entryId, analyzeText(question, baseOf(language))) !== undefined;
}

/** The confidence from which the assistant answers. */
export function thresholdOf({ assistant }: Pick<OpenVersion, "assistant">): number {
  return thresholdFor(assistant.confidence);
}

/** When staff are back, if the venue tells guests so at night. */
export function staffBackAt(
  { assistant }: OpenVersion,
  { timezone }: Pick<Venue, "timezone">,
  now: Date,
): OpensAt | undefined {
  return assistant.handOver.atNight ? undefined : opensAt(assistant.hours, timezone, now);
}
