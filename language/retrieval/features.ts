import type { Term, TextAnalysis } from "../lexicon/index.ts";
import { type Aspect, nearnessOf, type Topic } from "../lexicon/index.ts";
import type { EntryIndex } from "./entry-index.ts";
import type { QuestionMatch } from "./entry-question.ts";
import type { EntryFeatures } from "./indexed-entry.ts";

type WeightedTerm = { term: Term; found: ReadonlySet<string>; isExact: boolean; weight: number };

export type WeightedQuestion = {
  language: string;
  reading: TextAnalysis;
  topics: { topic: Topic; weight: number }[];
  terms: WeightedTerm[];
};

/** Weighs a question; `before` holds earlier messages with their weights. */
export function weightQuestion(
  reading: TextAnalysis,
  language: string,
  index: EntryIndex,
  before: readonly { reading: TextAnalysis; weight: number }[],
): WeightedQuestion {
  const topics = new Map<Topic, number>();
  const terms: WeightedTerm[] = [];
  const add = (from: TextAnalysis, topicShare: number, termShare: number) => {
    const hasOther = [...from.topics].some((topic) => !incidental.has(topic) && !whereabouts.has(topic));
    for (const topic of from.topics) {
      const share = hasOther && incidental.has(topic) ? besideOther : 1;
      const weight = topicShare * share * index.weightOf(index.withTopic(topic).length);
      topics.set(topic, Math.max(topics.get(topic) ?? 0, weight));
    }
    for (const term of withoutFarTerms(from.terms)) {
      const weighted = weightTerm(term, index);
      terms.push({ ...weighted, weight: weighted.weight * termShare });
    }
  };
  add(reading, 1, 1);
  for (const earlier of before) add(earlier.reading, earlier.weight, earlier.weight / 2);
  return {
    language,
    reading,
    topics: [...topics].map(([topic, weight]) => ({ topic, weight })),
    terms,
  };
}

/** With another topic these mostly say where, when or with what: "May I smoke on the balcony?" */
const incidental: ReadonlySet<Topic> = new Set<Topic>([
  ...(["balcony", "terrace", "garden", "pitch", "room_types"] as const),
  ...(["check_in", "check_out", "payment", "children", "house_rules"] as const),
]);
const besideOther = 0.35;
/** "The check-out times of your location" */
const whereabouts: ReadonlySet<Topic> = new Set<Topic>([
  ...(["address", "contact", "city_center", "lake", "train", "airport", "reception"] as const),
  ...(["occupancy", "group", "family_room", "booking", "early_check_in", "late_check_in"] as const),
  "late_check_out",
]);

/** In a text that names a topic, words farther away than this belong to something else. */
const FAR = 6;

function withoutFarTerms(terms: readonly Term[]): readonly Term[] {
  const places = terms.filter((term) => term.namesTopic).map((term) => term.at);
  if (places.length === 0) return terms;
  return terms.filter(({ at }) => places.some((place) => Math.abs(at - place) <= FAR));
}

function weightTerm(term: Term, index: EntryIndex): WeightedTerm {
  const exact = new Set(term.forms.filter(index.isKnown));
  const found = exact.size > 0 ? exact : new Set(term.forms.flatMap((form) => index.formsNear(form)));
  const entries = Math.max(0, ...[...found].map((form) => index.withForm(form).length));
  return { term, found, isExact: exact.size > 0, weight: index.weightOf(entries) };
}

/** Shares are from 0 to 1; `price` and `reserve` from -0.5 to 1. */
export type Features = {
  /** Share of asked topics in the entry's title, question or key. */
  topicsInSubject: number;
  /** Share of the other asked topics that its text names or that are related. */
  topicsInBody: number;
  /** Share of the entry's own topics that were not asked for. */
  otherTopics: number;
  wordsInSubject: number;
  wordsInBody: number;
  /** Share of the words in title and question that the guest used. */
  subjectCovered: number;
  aspectsInSubject: number;
  aspectsInBody: number;
  otherAspects: number;
  price: number;
  reserve: number;
};

export type Candidate = {
  at: number;
  features: Features;
  score: number;
  entry: EntryFeatures;
  questionMatch: QuestionMatch;
};

export function featuresOf(
  question: WeightedQuestion,
  candidate: EntryFeatures,
  index: EntryIndex,
  beside: ReadonlySet<Topic>,
): Features {
  return {
    ...topicFeatures(question, candidate, index, beside),
    ...aspectFeatures(question.reading.aspects, candidate),
  };
}

/** Weights of a topic that only the entry's question names, for and against the entry. */
const HALF_NAMED = 0.6;
const IN_PASSING = 0.3;

function topicFeatures(
  question: WeightedQuestion,
  { subject, body, mainTopics, languages }: EntryFeatures,
  index: EntryIndex,
  namedBeside: ReadonlySet<Topic>,
) {
  const topicWeight = sum(question.topics.map((t) => t.weight)) || 1;
  const isMain = (topic: Topic) => mainTopics.size === 0 || mainTopics.has(topic);
  let named = 0;
  let inBody = 0;
  for (const { topic, weight } of question.topics) {
    if (subject.topics.has(topic)) named += weight * (isMain(topic) ? 1 : HALF_NAMED);
    else inBody += weight * (body.topics.has(topic) ? 1 : nearnessOf(topic, subject.topics));
  }
  const askedTopics = new Set(question.topics.map((t) => t.topic));
  const beside = sum(
    [...subject.topics]
      .filter((topic) => !askedTopics.has(topic) && !namedBeside.has(topic))
      .map((topic) => (isMain(topic) ? 1 : IN_PASSING) * index.weightOf(index.withTopic(topic).length)),
  );
  const termWeight = sum(question.terms.map((t) => t.weight)) || 1;
  let wordsInSubject = 0;
  let wordsInBody = 0;
  let hits = 0;
  for (const { found, isExact, weight } of question.terms) {
    const share = (isExact ? 1 : 0.7) * weight;
    if (hasAny(subject.forms, found)) {
      wordsInSubject += share;
      hits += 1;
    }
    if (hasAny(body.forms, found)) wordsInBody += share;
  }
  const topicsInSubject = named / topicWeight;
  // Across languages only topics can match.
  const inAnotherLanguage = !languages.has(question.language);
  return {
    topicsInSubject,
    topicsInBody: inBody / topicWeight,
    otherTopics: beside === 0 ? 0 : beside / (beside + named + inBody),
    wordsInSubject: Math.max(wordsInSubject / termWeight, inAnotherLanguage ? 0.7 * topicsInSubject : 0),
    wordsInBody: Math.max(wordsInBody / termWeight, inAnotherLanguage ? 0.6 * topicsInSubject : 0),
    subjectCovered: subject.terms === 0 ? 0 : Math.min(1, hits / subject.terms),
  };
}

function aspectFeatures(askedTopics: ReadonlySet<Aspect>, { subject, body }: EntryFeatures) {
  const aspects = [...askedTopics];
  const share = (has: ReadonlySet<Aspect>) =>
    aspects.length === 0 ? 0 : aspects.filter((a) => has.has(a)).length / aspects.length;
  const agreement = (aspect: Aspect) => {
    if (!askedTopics.has(aspect)) return subject.aspects.has(aspect) ? -0.5 : 0;
    if (subject.aspects.has(aspect)) return 1;
    return body.aspects.has(aspect) ? 0.5 : -0.5;
  };
  const beside = [...subject.aspects].filter((a) => !askedTopics.has(a)).length;
  return {
    aspectsInSubject: share(subject.aspects),
    aspectsInBody: share(body.aspects),
    otherAspects: subject.aspects.size === 0 ? 0 : beside / subject.aspects.size,
    price: agreement("price"),
    reserve: agreement("reserve"),
  };
}

const hasAny = (have: ReadonlySet<string>, needles: ReadonlySet<string>): boolean =>
  !needles.isDisjointFrom(have);

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
