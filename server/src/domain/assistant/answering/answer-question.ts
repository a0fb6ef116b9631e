import { thresholdFor } from "@bellhop/contract/confidence";
import type { OpeningHours } from "@bellhop/contract/hours";
import { baseOf } from "@bellhop/contract/values";
import { findDisagreement } from "@bellhop/language/claims";
import type { AnswerableEntry } from "@bellhop/language/entries";
import { splitSentences } from "@bellhop/language/intents";
import { analyzeText } from "@bellhop/language/lexicon";
import { renderFields } from "@bellhop/language/rendering";
import { type OpensAt, opensAt, type Venue } from "../../venues/index.ts";
import { chosenName } from "../settings/settings.ts";
import { type Statement, statementsOf } from "../statements/statements.ts";
import type { Translations } from "../statements/translation-key.ts";
import type { OpenVersion } from "../versions/open-versions.ts";
import { decideAnswer } from "./decide-answer.ts";
import type {
  Decision,
  DoorCodeNews,
  Enquiry,
  LastToGuest,
  OfferToAnswer,
  OpenRequest,
  RatingGiven,
} from "./decision.ts";
import { type Audience, isForAudience } from "./is-for-audience.ts";

/** A guest's messages and who the guest is. */
export type Question = {
  questions: readonly string[];
  heard?: readonly string[] | undefined;
  history: readonly string[];
  language: string;
  audience: Audience;
  lastToGuest?: LastToGuest | undefined;
  rating?: RatingGiven | undefined;
  isTap?: boolean;
  /** The guest's requests that are not finished. */
  openRequests?: readonly OpenRequest[];
  /** An offer that the messages may answer. */
  offer?: OfferToAnswer | undefined;
  mayAskBack?: boolean;
  doorCode?: DoorCodeNews | undefined;
  askedBefore?: string | undefined;
  /** The guest reported a danger, and staff have not settled it: they get what reports it or tells about it on arrival. */
  isInEmergency?: boolean;
  /** The guest was not told yet that an assistant writes: the notice goes above the answer. */
  isFirstContact?: boolean;
  /** The venue's sentences in the guest's language. */
  translations?: Translations | undefined;
};

type AnsweringVenue = Pick<Venue, "name" | "languages" | "timezone">;

/** Decides how a version answers what a guest wrote, by its published settings. Stores nothing. */
export const answerQuestion = (...question: Parameters<typeof toEnquiry>): Decision =>
  decideAnswer(toEnquiry(...question));

/** The question as the rules get it, with the version's published settings. */
export function toEnquiry(
  version: OpenVersion,
  venue: AnsweringVenue,
  {
    questions,
    heard,
    history,
    language,
    audience,
    lastToGuest,
    rating,
    isTap = false,
    openRequests = [],
    offer,
    isInEmergency = false,
    isFirstContact = false,
    mayAskBack = false,
    doorCode,
    askedBefore,
    translations,
  }: Question,
  now: Date,
): Enquiry {
  const { assistant, retriever } = version;
  const { defaultLanguage } = assistant;
  return {
    questions,
    heard,
    history,
    language,
    retriever,
    venueName: venue.name,
    assistantName: chosenName(assistant),
    today: audience.today,
    lastToGuest,
    rating,
    isTap,
    openRequests,
    offer,
    isInEmergency,
    isFirstContact,
    mayAskBack,
    doorCode,
    askedBefore,
    defaultLanguage,
    translations,
    threshold: thresholdOf(version),
    isEligible: (entry) => isForAudience(entry, audience),
    isContested: (entryId, question) => isContested(version, entryId, question, language),
    quotedIn: (text) => quotedIn(version, text, language, translations),
    greeting: assistant.greeting,
    chosenTopics: assistant.handOver.topics,
    topicLanguages: [defaultLanguage, ...venue.languages],
    backAt: staffBackAt(version, venue, audience, now),
  };
}

/** The entries whose own words, some of their sentences, translations or fields in this language, are part of a text. */
function quotedIn(
  { entries, assistant: { defaultLanguage } }: OpenVersion,
  text: string,
  language: string,
  translations: Translations = new Map(),
): AnswerableEntry[] {
  const hasTranslated = translations.values().some((one) => isPartOf(one.text, text));
  const isTranslated = (one: Statement) => one.original !== undefined && isPartOf(one.text, text);
  return [...entries.values()].filter(
    (entry) =>
      Object.values(entry.texts).some((own) => isPartOf(own.text, text) || isPartlyIn(own.text, text)) ||
      (hasTranslated && statementsOf(entry, language, defaultLanguage, translations).some(isTranslated)) ||
      isPartOf(renderFields(entry, language) ?? "", text),
  );
}

/** Shorter words may be part of anything. */
const minQuotedCharacters = 12;
const isPartOf = (words: string, text: string) => words.length >= minQuotedCharacters && text.includes(words);

/** Guests get only some sentences of a long text. */
const isPartlyIn = (words: string, text: string) =>
  words.length >= minLongText &&
  splitSentences(words).some((sentence) => sentence.length >= minSentence && text.includes(sentence));
const [minLongText, minSentence] = [300, 40];

/** Whether an open contradiction makes an entry unfit to answer this question. */
export const isContested = (...args: Parameters<typeof findRivals>): boolean =>
  findRivals(...args) !== undefined;

/**
 * The other entries of an open contradiction about this question. An entry may contradict itself, and then there are no
 * others. Undefined if no contradiction is open.
 */
export function findRivals(
  { contested }: Pick<OpenVersion, "contested">,
  entryId: string,
  question: string,
  language: string,
): string[] | undefined {
  const found = findDisagreement(contested, entryId, analyzeText(question, baseOf(language)));
  return found?.entryIds.filter((id) => id !== entryId);
}

/** The confidence from which the assistant answers. */
export function thresholdOf({ assistant }: Pick<OpenVersion, "assistant">): number {
  return thresholdFor(assistant.confidence);
}

/** When staff are back, if the venue tells guests so at night. */
export function staffBackAt(
  version: OpenVersion,
  { timezone }: Pick<Venue, "timezone">,
  audience: Audience,
  now: Date,
): OpensAt | undefined {
  const { handOver, hours } = version.assistant;
  return handOver.atNight ? undefined : opensAt(receptionHours(version, audience) ?? hours, timezone, now);
}

/** Reception hours are part of the hotel profile. The settings have them only from before. */
function receptionHours({ entries }: OpenVersion, audience: Audience): OpeningHours | undefined {
  for (const entry of entries.values()) {
    const hours = entry.fields?.facts?.hours;
    const isReception = entry.section === "profile" && entry.key === "reception";
    if (isReception && hours && isForAudience(entry, audience)) return hours;
  }
  return undefined;
}
