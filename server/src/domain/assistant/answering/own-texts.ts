import { answerThreshold } from "@bellhop/contract/confidence";
import { baseOf } from "@bellhop/contract/values";
import { type AnswerableEntry, textIn } from "@bellhop/language/entries";
import { isDoubtful, isIncidental, namesTopic, statesTimeOf } from "@bellhop/language/intents";
import { analyzeText } from "@bellhop/language/lexicon";
import { tellsAbout } from "@bellhop/language/retrieval";
import { endsWithQuestionMark } from "@bellhop/language/text";
import type { Enquiry } from "./decision.ts";

type Found = ReturnType<Enquiry["retriever"]["find"]> & {
  /** All of them are told: none of them surely answers. */
  tellsAll?: true;
};

/** An answer has to be surer if the message asks something else too: the part may belong to that. */
export const sureBeside = 0.75;

/** The hotel's own texts that tell about a question, although their subject is another one. */
export const foundInOwnTexts = (alone: Found, question: string, input: Enquiry): Found | undefined =>
  foundInOwnWords(alone, question, input) ?? foundInPassing(alone, question, input);

/** An entry without a topic that says what is asked, in nearly the same words. */
function foundInOwnWords(alone: Found, question: string, input: Enquiry): Found | undefined {
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

/** The only texts that may answer, if they are few. Hotels that chose to be more cautious get none. */
function foundInPassing(alone: Found, question: string, input: Enquiry): Found | undefined {
  const { threshold = answerThreshold, isContested } = input;
  const about = entriesAbout(alone.ranked, question, input);
  const isTold = about.length > 0 && about.length <= maxTold && about.every(isOwnText);
  const isDisputed = alone.ranked.some(({ entry }) => isContested?.(entry.entryId, question));
  return isTold && !isDisputed && threshold <= sureBeside
    ? { ...alone, ranked: about, confidence: surely(input), tellsAll: true }
    : undefined;
}
const maxTold = 3;

const surely = ({ threshold = answerThreshold }: Enquiry) => Math.max(threshold, sureBeside);

/**
 * What is told beside the best text: if the question asks for a time or a price, the others that state one, because one
 * may have the first hour and another the last. Undefined if there are none, or many.
 */
export function toldBeside(found: Found, question: string, input: Enquiry): AnswerableEntry[] | undefined {
  const [best] = found.ranked;
  if (!best || best.entry.key) return undefined;
  const { aspects } = analyzeText(question, baseOf(input.language));
  if (!aspects.has("time") && !aspects.has("price") && !found.tellsAll) return undefined;
  const others = entriesAbout(found.ranked, question, input).filter(
    (one) => one.entry !== best.entry && isOwnText(one),
  );
  return others.length > 0 && others.length < maxTold ? others.map(({ entry }) => entry) : undefined;
}

/** The entries that tell about the only topic of a question. */
function entriesAbout(ranked: Found["ranked"], question: string, input: Enquiry): Found["ranked"] {
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

/** A text without a place in the catalogue that does not answer a question of its own. */
const isOwnText = ({ entry }: Found["ranked"][number]): boolean =>
  entry.key === undefined &&
  Object.values(entry.texts).every(({ title, question }) => !question && !endsWithQuestionMark(title));
