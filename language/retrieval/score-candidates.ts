import type { AnswerableEntry } from "../entries/index.ts";
import { analyzeText, related, type TextAnalysis, type Topic } from "../lexicon/index.ts";
import { fold, joinTokens, PhraseMatcher } from "../text/index.ts";
import type { EntryIndex } from "./entry-index.ts";
import { matchQuestion } from "./entry-question.ts";
import {
  type Candidate,
  type Features,
  featuresOf,
  type WeightedQuestion,
  weightQuestion,
} from "./features.ts";
import { inPassingWords } from "./in-passing.words.ts";
import type { EntryFeatures } from "./indexed-entry.ts";
import type { FieldFeatures } from "./text-parts.ts";
import { rankingWeights } from "./weights.ts";

const CANDIDATES = 40;
/** Weights of the topics of earlier messages, newest first, for follow-up questions. */
const BEFORE = [0.6, 0.4];
/** Characters of an earlier message that are read. */
const BEFORE_CHARACTERS_MOST = 2_000;

/** `beside` holds the topics of the message's other clauses. */
type QuestionParts = {
  question: string;
  reading: TextAnalysis;
  language: string;
  history: readonly string[];
  beside: ReadonlySet<Topic>;
};

export function scoreCandidates(
  index: EntryIndex,
  { question, reading, language, history, beside }: QuestionParts,
  isEligible?: (entry: AnswerableEntry) => boolean,
): { weighted: WeightedQuestion; candidates: Candidate[] } {
  const before = isFollowUp(reading, language, index) ? earlier(history, language, index) : [];
  const weighted = weightQuestion(reading, language, index, before);
  const entryQuestion = { words: joinTokens(question), reading };
  const wordsAsked = new Set(entryQuestion.words.split(" "));
  const featuresIn = (entry: EntryFeatures) => featuresOf(weighted, entry, index, beside);
  const found = candidatesFor(weighted, entryQuestion.words, index, isEligible).flatMap((at) => {
    const entry = index.entries[at]?.reading;
    return entry ? [{ at, entry, features: featuresIn(entry) }] : [];
  });
  const named = Math.max(0, ...found.map(({ features }) => features.topicsInSubject));
  const withTopic = found.filter(({ features }) => features.topicsInSubject === named);
  const wordsWithTopic = Math.max(0, ...withTopic.map(({ features }) => features.wordsInBody));
  const isOfOtherEnd = endOf(question, reading.topics);
  const candidates = found.map((whole) => {
    const hasMore = whole.features.topicsInSubject < named && whole.features.wordsInBody > wordsWithTopic;
    const { at, entry, features } = named < 1 || hasMore ? bestPart(whole, weighted, featuresIn) : whole;
    const questionMatch = matchQuestion(entryQuestion, entry.questions, entry.body, history.length > 0);
    const isBeside = !entry.subject.topics.isDisjointFrom(beside);
    const likeness = Math.max(0, ...entry.questions.map((own) => similarityOf(wordsAsked, own.words)));
    const score =
      scoreOf(features) +
      (isBeside ? NAMED_BESIDE : 0) +
      (isOfOtherEnd(whole.entry) ? OTHER_END : 0) +
      SAME_WORDS * likeness;
    return { at, features, score, entry, questionMatch };
  });
  candidates.sort((a, b) => b.score - a.score || a.at - b.at);
  return { weighted, candidates: nearestFirst(presentFirst(candidates, index)) };
}

/** "Are the beds made when we arrive?" is not answered by what to do before leaving. */
function endOf(question: string, subjects: ReadonlySet<Topic>): (entry: EntryFeatures) => boolean {
  const folded = fold(question);
  const isOnly = (one: Topic, other: Topic, topics: ReadonlySet<Topic>) =>
    topics.has(one) && !topics.has(other);
  const isAtBeginning = isOnly("check_in", "check_out", subjects) || arriving.find(folded) !== undefined;
  const isAtEnd = isOnly("check_out", "check_in", subjects) || leaving.find(folded) !== undefined;
  if (isAtBeginning === isAtEnd) return () => false;
  return isAtBeginning
    ? ({ mainTopics }) => isOnly("check_out", "check_in", mainTopics)
    : ({ mainTopics }) => isOnly("check_in", "check_out", mainTopics);
}
const leaving = new PhraseMatcher(inPassingWords.leaving);
const arriving = new PhraseMatcher(inPassingWords.arriving);
const OTHER_END = -2;

type Found = Pick<Candidate, "at" | "entry" | "features">;

/** The entry, or its best part if that names all topics of the question: "Dogs are welcome" among the house rules. */
function bestPart(
  whole: Found,
  { topics }: WeightedQuestion,
  featuresIn: (entry: EntryFeatures) => Features,
): Found {
  const { at, entry } = whole;
  const value = ({ features }: Found) => scoreOf(features);
  const hasAll = (field: FieldFeatures) => topics.every(({ topic }) => field.topics.has(topic));
  if (topics.length === 0 || !hasAll(entry.body)) return whole;
  return entry
    .parts()
    .filter(hasAll)
    .map((part): Found => {
      const read = asEntry(entry, part);
      return { at, entry: read, features: featuresIn(read) };
    })
    .filter(({ features: { otherTopics } }) => otherTopics < mostlyOthers)
    .reduce((best, one) => (value(one) > value(best) ? one : best), whole);
}
const mostlyOthers = 0.55;

function asEntry(entry: EntryFeatures, part: FieldFeatures): EntryFeatures {
  const subject = { ...part, forms: part.forms.union(entry.subject.forms) };
  return { ...entry, subject, body: part, mainTopics: part.topics };
}

/** Entries whose own question matches come first. */
function nearestFirst(candidates: Candidate[]): Candidate[] {
  const rank = ({ questionMatch }: Candidate) =>
    questionMatch === "exact" ? 2 : questionMatch === "same_rare_term" ? 1 : 0;
  return candidates.toSorted((a, b) => rank(b) - rank(a));
}

/** For "pool", an existing outdoor pool comes before the statement that there is no indoor pool. */
function presentFirst(candidates: Candidate[], index: EntryIndex): Candidate[] {
  const entryOf = ({ at }: Candidate) => index.entries[at]?.entry;
  const [first] = candidates;
  const best = first && entryOf(first);
  if (!first || best?.availability !== "absent" || !best.key) return candidates;
  const present = candidates.find((other) => {
    const entry = entryOf(other);
    const isNamedAsWell =
      other.features.aspectsInSubject >= first.features.aspectsInSubject &&
      other.features.topicsInSubject >= first.features.topicsInSubject;
    return (
      entry !== undefined &&
      entry.key === best.key &&
      entry.section === best.section &&
      entry.availability !== "absent" &&
      isNamedAsWell
    );
  });
  return present ? [present, ...candidates.filter((other) => other !== present)] : candidates;
}

/** Between entries about the same, the one whose question has the guest's own words ("charge", not "cost") wins. */
const SAME_WORDS = 0.5;

/** Share of common words (Dice). */
function similarityOf(entryQuestion: ReadonlySet<string>, own: string): number {
  const words = own.split(" ");
  return (2 * words.filter((word) => entryQuestion.has(word)).length) / (entryQuestion.size + words.length);
}

/** For an entry about a topic that another clause of the message names. */
const NAMED_BESIDE = 1;

const scoreOf = (features: Features): number =>
  rankedBy.reduce((score, name) => score + rankingWeights[name] * features[name], 0);
const rankedBy = Object.keys(rankingWeights) as (keyof Features)[];

/**
 * "And on Sundays?" needs the history. A question with a topic or an unknown word does not; in a language without
 * entries every word is unknown.
 */
function isFollowUp({ topics, terms }: TextAnalysis, language: string, index: EntryIndex): boolean {
  const isStrange = (form: string) => !index.isKnown(form) && index.formsNear(form).length === 0;
  if (topics.size > 0) return false;
  if (!index.languages.has(language)) return terms.length === 0;
  return !terms.some((term) => term.forms.every(isStrange));
}

function earlier(history: readonly string[], language: string, index: EntryIndex) {
  return BEFORE.flatMap((weight, back) => {
    const text = history[history.length - 1 - back];
    return text
      ? [{ reading: analyzeText(text.slice(0, BEFORE_CHARACTERS_MOST), language, index), weight }]
      : [];
  });
}

function candidatesFor(
  question: WeightedQuestion,
  words: string,
  index: EntryIndex,
  isEligible: (entry: AnswerableEntry) => boolean = () => true,
): number[] {
  const shared = new Map<number, number>();
  const count = (entries: readonly number[], weight: number) => {
    for (const at of entries) shared.set(at, (shared.get(at) ?? 0) + weight);
  };
  for (const { topic, weight } of question.topics) {
    count(index.withTopic(topic), weight);
    for (const [other, share] of Object.entries(related[topic] ?? {}))
      count(index.withTopic(other as Topic), weight * share);
  }
  for (const { found, weight } of question.terms)
    for (const form of found) count(index.withForm(form), weight);
  for (const at of index.withQuestion(words)) shared.set(at, Number.POSITIVE_INFINITY);
  return [...shared]
    .filter(([at]) => index.entries[at] !== undefined && isEligible(index.entries[at].entry))
    .sort(([, a], [, b]) => (a === b ? 0 : b - a))
    .slice(0, CANDIDATES)
    .map(([at]) => at);
}
