import { baseOf } from "@bellhop/contract/values";
import { type Aspect, analyzeText, type TextAnalysis, type Topic, topicsIn } from "../lexicon/index.ts";
import { fold, PhraseMatcher } from "../text/index.ts";
import { divideText } from "./divide-text.ts";
import { inPassingWords } from "./in-passing.words.ts";
import { unitsOf } from "./matching-sentences.ts";

export type FieldFeatures = {
  topics: Set<Topic>;
  aspects: Set<Aspect>;
  forms: Set<string>;
  terms: number;
  isElsewhere: boolean;
};

export const emptyField = (): FieldFeatures => ({
  topics: new Set(),
  aspects: new Set(),
  forms: new Set(),
  terms: 0,
  isElsewhere: false,
});

export function addReading(side: FieldFeatures, reading: TextAnalysis) {
  for (const topic of reading.topics) side.topics.add(topic);
  for (const aspect of reading.aspects) side.aspects.add(aspect);
  for (const term of reading.terms) for (const form of term.forms) side.forms.add(form);
  side.terms += reading.terms.length;
  side.isElsewhere ||= reading.isElsewhere;
}

/** What each part of a text that can be understood alone is about. */
export const partsOf = (text: string, tag: string): FieldFeatures[] =>
  divideText(text, tag).map((part) => {
    const features = emptyField();
    for (const unit of unitsOf(part)) addReading(features, readSentence(unit.text, baseOf(tag)));
    return features;
  });

const inPassing = new PhraseMatcher(inPassingWords.inPassing);
const things = new PhraseMatcher(inPassingWords.things);
const refusesLiability = new PhraseMatcher(inPassingWords.refusesLiability);

/** Analyses a sentence of a text, without the topics that it names in passing: "Please pay on arrival", "damage to cars". */
export function readSentence(sentence: string, language: string): TextAnalysis {
  const reading = analyzeText(sentence, language);
  if (reading.topics.size === 0) return reading;
  const folded = fold(sentence);
  if (refusesLiability.find(folded)) return { ...reading, topics: new Set() };
  // Most sentences name nothing in passing, and reading each twice would double the time in which an index is built.
  if (things.find(folded) === undefined && inPassing.find(folded) === undefined) return reading;
  const [beginning = "", rest = ""] = splitAfterWords(folded, maxSubjectWords);
  const named = topicsIn(inPassing.remove(`${beginning} ${things.remove(rest)}`), language);
  return { ...reading, topics: reading.topics.intersection(named) };
}
const maxSubjectWords = 3;

function splitAfterWords(text: string, count: number): [string, string] {
  const words = text.split(/\s+/u);
  return [words.slice(0, count).join(" "), words.slice(count).join(" ")];
}
