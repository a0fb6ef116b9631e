import type { Reading, Term } from "../lexicon/index.ts";
import { type Aspect, related, type Topic } from "../lexicon/index.ts";
import type { EntryIndex } from "./entry-index.ts";
import type { EntryReading } from "./indexed-entry.ts";
import type { Nearness } from "./own-question.ts";

type WeighedTerm = { term: Term; found: ReadonlySet<string>; isExact: boolean; weight: number };

/** A question, weighed against one venue's entries: what few entries speak of tells more. */
export type WeighedQuestion = {
  language: string;
  reading: Reading;
  topics: { topic: Topic; weight: number }[];
  terms: WeighedTerm[];
};

/** Weighs what is asked; what was said before counts only as far as `before` says. */
export function weigh(
  reading: Reading,
  language: string,
  index: EntryIndex,
  before: readonly { reading: Reading; weight: number }[],
): WeighedQuestion {
  const topics = new Map<Topic, number>();
  const terms: WeighedTerm[] = [];
  const add = (from: Reading, topicShare: number, termShare: number) => {
    for (const topic of from.topics) {
      const weight = topicShare * index.weightOf(index.withTopic(topic).length);
      topics.set(topic, Math.max(topics.get(topic) ?? 0, weight));
    }
    for (const term of from.terms) {
      const weighed = weighTerm(term, index);
      terms.push({ ...weighed, weight: weighed.weight * termShare });
    }
  };
  add(reading, 1, 1);
  for (const earlier of before) add(earlier.reading, earlier.weight, earlier.weight / 2);
  return { language, reading, topics: [...topics].map(([topic, weight]) => ({ topic, weight })), terms };
}

function weighTerm(term: Term, index: EntryIndex): WeighedTerm {
  const exact = new Set(term.forms.filter(index.isKnown));
  const found = exact.size > 0 ? exact : new Set(term.forms.flatMap((form) => index.formsNear(form)));
  const entries = Math.max(0, ...[...found].map((form) => index.withForm(form).length));
  return { term, found, isExact: exact.size > 0, weight: index.weightOf(entries) };
}

/** How one entry answers one question. Shares are from 0 to 1; agreements from -0.5 to 1. */
export type Features = {
  /** Share of the asked topics that title, question or key of the entry name. */
  topicsNamed: number;
  /** … that only its text speaks of, or that it comes near to. */
  topicsSaid: number;
  /** Share of the entry's own topics that nobody asked about. */
  topicsBeside: number;
  wordsNamed: number;
  wordsSaid: number;
  /** Share of the words of title and question that the guest used. */
  subjectAsked: number;
  aspectsNamed: number;
  aspectsSaid: number;
  aspectsBeside: number;
  price: number;
  reserve: number;
};

/** A candidate by its place in the index, and why it stands where it stands. */
export type Judged = {
  at: number;
  features: Features;
  score: number;
  isElsewhere: boolean;
  near: Nearness;
};

export function featuresOf(question: WeighedQuestion, candidate: EntryReading, index: EntryIndex): Features {
  return {
    ...topicFeatures(question, candidate, index),
    ...aspectFeatures(question.reading.aspects, candidate),
  };
}

/** How much a topic counts, for the entry and against it, that only its question names: title and key are about another. */
const HALF_NAMED = 0.6;
const IN_PASSING = 0.3;

function topicFeatures(
  question: WeighedQuestion,
  { subject, body, mainTopics, languages }: EntryReading,
  index: EntryIndex,
) {
  const topicWeight = sum(question.topics.map((t) => t.weight)) || 1;
  const isMain = (topic: Topic) => mainTopics.size === 0 || mainTopics.has(topic);
  let named = 0;
  let said = 0;
  for (const { topic, weight } of question.topics) {
    if (subject.topics.has(topic)) named += weight * (isMain(topic) ? 1 : HALF_NAMED);
    else said += weight * (body.topics.has(topic) ? 1 : nearestRelated(topic, subject.topics));
  }
  const asked = new Set(question.topics.map((t) => t.topic));
  const beside = sum(
    [...subject.topics]
      .filter((topic) => !asked.has(topic))
      .map((topic) => (isMain(topic) ? 1 : IN_PASSING) * index.weightOf(index.withTopic(topic).length)),
  );
  const termWeight = sum(question.terms.map((t) => t.weight)) || 1;
  let wordsNamed = 0;
  let wordsSaid = 0;
  let hits = 0;
  for (const { found, isExact, weight } of question.terms) {
    const share = (isExact ? 1 : 0.7) * weight;
    if (hasAny(subject.forms, found)) {
      wordsNamed += share;
      hits += 1;
    }
    if (hasAny(body.forms, found)) wordsSaid += share;
  }
  const topicsNamed = named / topicWeight;
  // In another language the words cannot be the same; that the topics are has to do.
  const inAnotherLanguage = !languages.has(question.language);
  return {
    topicsNamed,
    topicsSaid: said / topicWeight,
    topicsBeside: beside === 0 ? 0 : beside / (beside + named + said),
    wordsNamed: Math.max(wordsNamed / termWeight, inAnotherLanguage ? 0.7 * topicsNamed : 0),
    wordsSaid: Math.max(wordsSaid / termWeight, inAnotherLanguage ? 0.6 * topicsNamed : 0),
    subjectAsked: subject.terms === 0 ? 0 : Math.min(1, hits / subject.terms),
  };
}

function aspectFeatures(asked: ReadonlySet<Aspect>, { subject, body }: EntryReading) {
  const aspects = [...asked];
  const share = (has: ReadonlySet<Aspect>) =>
    aspects.length === 0 ? 0 : aspects.filter((a) => has.has(a)).length / aspects.length;
  const agreement = (aspect: Aspect) => {
    if (!asked.has(aspect)) return subject.aspects.has(aspect) ? -0.5 : 0;
    if (subject.aspects.has(aspect)) return 1;
    return body.aspects.has(aspect) ? 0.5 : -0.5;
  };
  const beside = [...subject.aspects].filter((a) => !asked.has(a)).length;
  return {
    aspectsNamed: share(subject.aspects),
    aspectsSaid: share(body.aspects),
    aspectsBeside: subject.aspects.size === 0 ? 0 : beside / subject.aspects.size,
    price: agreement("price"),
    reserve: agreement("reserve"),
  };
}

function nearestRelated(topic: Topic, covered: ReadonlySet<Topic>): number {
  const near = Object.entries(related[topic] ?? {}) as [Topic, number][];
  return Math.max(0, ...near.map(([other, share]) => (covered.has(other) ? share : 0)));
}

function hasAny(have: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  for (const form of wanted) if (have.has(form)) return true;
  return false;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
