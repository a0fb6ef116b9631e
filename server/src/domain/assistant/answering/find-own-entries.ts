import { answerThreshold } from "@bellhop/contract/confidence";
import { baseOf } from "@bellhop/contract/values";
import { type AnswerableEntry, textIn } from "@bellhop/language/entries";
import { isDoubtful, isIncidental, namesTopic, statesTimeOf } from "@bellhop/language/intents";
import { analyzeText } from "@bellhop/language/lexicon";
import { tellsAbout } from "@bellhop/language/retrieval";
import { endsWithQuestionMark } from "@bellhop/language/text";
import type { Enquiry } from "./decision.ts";

type SearchResult = ReturnType<Enquiry["retriever"]["find"]> & {
  /** None of the entries surely answers, so all of them are told. */
  tellsAll?: true;
};

/** An answer has to be surer if the message asks something else too: the part may belong to that. */
export const sureBeside = 0.75;

/** The hotel's own entries that tell about a question, although their title is about something else. */
export const foundInOwnEntries = (
  alone: SearchResult,
  question: string,
  input: Enquiry,
): SearchResult | undefined =>
  foundInOwnWords(alone, question, input) ?? foundInPassing(alone, question, input);

/** The only own entry that has nearly all words of the question. */
function foundInOwnWords(alone: SearchResult, question: string, input: Enquiry): SearchResult | undefined {
  const { language, defaultLanguage } = input;
  const own = alone.ranked.slice(0, ownTried).filter(({ entry }) => {
    if (entry.key) return false;
    const told = textIn(entry, language, defaultLanguage);
    return told.text.length >= minOwnText && tellsAbout({ question, language }, told);
  });
  return own.length === 1 ? { ...alone, ranked: own, confidence: surely(input) } : undefined;
}
/** A short text is found by its title and its question. */
const minOwnText = 200;
const ownTried = 3;

/** The own entries that name the question's topic, if they are few. A hotel that asks for surer answers gets none. */
function foundInPassing(alone: SearchResult, question: string, input: Enquiry): SearchResult | undefined {
  const { threshold = answerThreshold, isContested } = input;
  const about = entriesAbout(alone.ranked, question, input);
  const isTold = about.length > 0 && about.length <= maxTold && about.every(isOwnEntry);
  const isDisputed = alone.ranked.some(({ entry }) => isContested?.(entry.entryId, question));
  return isTold && !isDisputed && threshold <= sureBeside
    ? { ...alone, ranked: about, confidence: surely(input), tellsAll: true }
    : undefined;
}
const maxTold = 3;

const surely = ({ threshold = answerThreshold }: Enquiry) => Math.max(threshold, sureBeside);

/**
 * What is told beside the best own entry. If the question asks for a time or a price, these are the others that state
 * one: one entry may have the first hour, and another the last. Undefined if there are none, or too many.
 */
export function toldBeside(
  found: SearchResult,
  question: string,
  input: Enquiry,
): AnswerableEntry[] | undefined {
  const [best] = found.ranked;
  if (!best || best.entry.key) return undefined;
  const { aspects } = analyzeText(question, baseOf(input.language));
  if (!aspects.has("time") && !aspects.has("price") && !found.tellsAll) return undefined;
  const others = entriesAbout(found.ranked, question, input).filter(
    (one) => one.entry !== best.entry && isOwnEntry(one),
  );
  return others.length > 0 && others.length < maxTold ? others.map(({ entry }) => entry) : undefined;
}

/** The entries that tell about the only topic of a question. */
function entriesAbout(
  ranked: SearchResult["ranked"],
  question: string,
  input: Enquiry,
): SearchResult["ranked"] {
  const { topics, aspects } = analyzeText(question, baseOf(input.language));
  const [topic, ...others] = [...topics].filter((one) => !isIncidental(one));
  if (topic === undefined || others.length > 0) return [];
  const tellsOf = aspects.has("time") ? statesTimeOf : namesTopic;
  return ranked.filter(
    ({ entry }) =>
      tellsOf(topic, entry) &&
      !isDoubtful(question, entry, input) &&
      !input.isContested?.(entry.entryId, question),
  );
}

/** True for an entry that is neither of the catalogue nor an answer to a question of the FAQ. */
const isOwnEntry = ({ entry }: SearchResult["ranked"][number]): boolean =>
  entry.key === undefined &&
  Object.values(entry.texts).every(({ title, question }) => !question && !endsWithQuestionMark(title));
