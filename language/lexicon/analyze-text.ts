import { baseOf } from "@bellhop/contract/values";
import { cached, contentOfIdeographs, fold, isStopWord, stem, type Token, tokenize } from "../text/index.ts";
import { type Aspect, type Concept, implied, isAspect, isTopic, joined, type Topic } from "./concepts.ts";
import {
  conceptsInAnyLanguage,
  conceptsOfMisspelling,
  findMentions,
  lexiconWords,
  removeLexiconWords,
} from "./find-mentions.ts";
import { correctSpelling, type Vocabulary } from "./spelling.ts";

/** A content word; it matches if any of its forms does. */
export type Term = {
  forms: readonly string[];
  namesTopic: boolean;
  /** Which word of the text it is. */
  at: number;
};

export type TextAnalysis = {
  topics: ReadonlySet<Topic>;
  aspects: ReadonlySet<Aspect>;
  /** The guest wants an action rather than information. */
  isRequest: boolean;
  /** About things outside the hotel: trains, taxis, museums. */
  isElsewhere: boolean;
  terms: readonly Term[];
};

const CLOCK_TIME =
  /\b\d{1,2}\s?[:.h]\s?\d{2}(?:\s?h(?:rs?|s)?)?\b|\b\d{1,2}(?::\d{2})?\s?(?:a\.?m|p\.?m)\b|\b\d{1,2}\s?(?:uhr|点|點|時|час)|\b(?:[01]?\d|2[0-3])\s?h\b/iu;
const MONEY = /[€$£¥₽₺]\s?\d|\d\s?(?:€|£|\$|eur\b|euros?\b|usd\b|gbp\b|chf\b|元|円)/iu;
const AT_NIGHT =
  /\b(?:0?[0-4]|2[23])[:.h]\d{2}\b|\b(?:12|[1-4])(?::\d{2})?\s?a\.?m\b|\b1[01](?::\d{2})?\s?p\.?m\b/iu;
/** The language of shorter texts is uncertain. */
const WORDS_OF_ANY_LANGUAGE = 3;

/** Analyzes a text. Words that neither lexicon nor vocabulary contain may be misspelt; without one none is. */
export function analyzeText(text: string, language: string, vocabulary?: Vocabulary): TextAnalysis {
  const isKnown = (form: string) => vocabulary?.isKnown(form) ?? true;
  const words = vocabulary ? correctWords(text, language, vocabulary) : tokenize(text);
  const concepts = new Set<Concept>();
  const terms: Term[] = [];
  const inMention = new Map<number, readonly Concept[]>();
  for (const mention of findMentions(words, language)) {
    for (const concept of mention.concepts) concepts.add(concept);
    for (let at = mention.from; at < mention.to; at++) inMention.set(at, mention.concepts);
  }
  words.forEach((word, at) => {
    if (word.script === "ideographs") {
      terms.push(...termsOfRun(word.text, inMention.get(at) ?? [], at));
      return;
    }
    const mentioned = inMention.get(at);
    const namesTopic = mentioned?.some(isTopic) ?? false;
    const saysOnlyHow = mentioned !== undefined && !namesTopic && !mentioned.includes("elsewhere");
    if (saysOnlyHow || isStopWord(word.text, language)) return;
    const forms = formsOf(language)(word.text);
    terms.push({ forms, namesTopic, at });
    if (mentioned || forms.some(isKnown)) return;
    let near = conceptsOfMisspelling(word.text, language);
    if (near.length === 0 && words.length <= WORDS_OF_ANY_LANGUAGE) near = conceptsInAnyLanguage(words, at);
    if (near.length > 0) terms[terms.length - 1] = { forms, namesTopic: near.some(isTopic), at };
    for (const concept of near) concepts.add(concept);
  });
  addImpliedConcepts(concepts, fold(text));
  return {
    topics: new Set([...concepts].filter(isTopic)),
    aspects: new Set([...concepts].filter(isAspect)),
    isRequest: concepts.has("order"),
    isElsewhere: concepts.has("elsewhere"),
    terms,
  };
}

function correctWords(text: string, language: string, vocabulary: Vocabulary): Token[] {
  const words = tokenize(text);
  const mentioned = new Set(
    findMentions(words, language).flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, i) => from + i),
    ),
  );
  const isUnderstood = (at: number) => {
    const word = words[at]?.text ?? "";
    return (
      mentioned.has(at) ||
      isStopWord(word, language) ||
      isStopWord(word, "en") ||
      formsOf(language)(word).some(vocabulary.isKnown)
    );
  };
  return words.every((_, at) => isUnderstood(at))
    ? words
    : correctSpelling(words, language, lexiconWords(language), isUnderstood, vocabulary);
}

/** Adds concepts that follow from times, prices, and combinations of concepts. */
function addImpliedConcepts(concepts: Set<Concept>, folded: string) {
  if (/\d/.test(folded)) {
    if (CLOCK_TIME.test(folded)) concepts.add("time");
    if (MONEY.test(folded)) concepts.add("price");
    if (AT_NIGHT.test(folded)) concepts.add("late");
  }
  if (![...concepts].some(isTopic))
    for (const topic of [...concepts].map((concept) => implied[concept])) if (topic) concepts.add(topic);
  for (const [topic, other, together] of joined)
    if (concepts.has(topic) && (concepts.has(other) || concepts.has(together))) {
      concepts.delete(topic);
      concepts.add(together);
    }
  // "A reservation for parking" is about parking.
  if (concepts.has("booking") && [...concepts].filter(isTopic).length > 1) {
    concepts.delete("booking");
    concepts.add("reserve");
  }
}

const maxCachedWords = 20_000;
const formsOf = cached((language) =>
  cached(
    (word): readonly string[] => [...new Set([stem(word, language), stem(word, "en"), word])],
    maxCachedWords,
  ),
);

/** Bigrams replace the missing word boundaries of Chinese and Japanese. */
function termsOfRun(run: string, concepts: readonly Concept[], at: number): Term[] {
  const named = concepts.some(isTopic) ? contentOfIdeographs(run).flatMap(bigramsOf) : [];
  const rest = contentOfIdeographs(removeLexiconWords(run)).flatMap(bigramsOf);
  const other = new Set(rest);
  return [
    ...named.filter((pair) => !other.has(pair)).map((pair) => ({ forms: [pair], namesTopic: true, at })),
    ...rest.map((pair) => ({ forms: [pair], namesTopic: false, at })),
  ];
}

function bigramsOf(piece: string): string[] {
  const characters = [...piece];
  if (characters.length < 2) return [];
  return characters.slice(1).map((character, i) => `${characters[i]}${character}`);
}

export function topicsIn(text: string, language: string): ReadonlySet<Topic> {
  const words = tokenize(text);
  const concepts = new Set<Concept>();
  for (const mention of findMentions(words, baseOf(language)))
    for (const concept of mention.concepts) concepts.add(concept);
  addImpliedConcepts(concepts, fold(text));
  return new Set([...concepts].filter(isTopic));
}

export function mentionsTopic(text: string, language: string): boolean {
  return topicsIn(text, language).size > 0;
}
