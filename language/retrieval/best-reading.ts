import type { AnswerableEntry } from "../entries/index.ts";
import { type Aspect, analyzeText, type TextAnalysis } from "../lexicon/index.ts";
import { type Clause, clausesOf, joinTokens } from "../text/index.ts";
import { confidenceOf } from "./confidence.ts";
import type { EntryIndex } from "./entry-index.ts";
import type { Candidate } from "./features.ts";
import { scoreCandidates } from "./score-candidates.ts";
import { type Signals, signalsOf } from "./signals.ts";

export type Reading = { candidates: Candidate[]; confidence: number; signals: Signals };

type ReadOptions = {
  isEligible?: ((entry: AnswerableEntry) => boolean) | undefined;
  /** Searches for the text as one clause. */
  isWhole?: boolean | undefined;
};

/** Each additional clause costs a search. */
const CLAUSES_MOST = 4;

/** Searches for each clause that asks something, and returns the best result. */
export function bestReading(
  index: EntryIndex,
  question: string,
  language: string,
  history: readonly string[],
  { isEligible, isWhole = false }: ReadOptions,
): Reading {
  const analyze = (text: string) => analyzeText(text, language, index);
  const isOwnQuestion = index.withQuestion(joinTokens(question)).length > 0;
  const clauses = isOwnQuestion || isWhole ? [] : readClauses(question, language, analyze);
  const { tried, isStatement } = clausesToTry(clauses, analyze);
  const whole = clauses.at(-1) ?? { text: question, reading: analyze(question) };
  const readings = (tried.length > 0 ? tried.slice(0, CLAUSES_MOST) : [whole]).map((clause) => {
    const others = clauses.filter((other) => other !== clause);
    const bestQuestion = {
      question: clause.text,
      reading: clause.reading,
      language,
      history: [...history, ...statementsBefore(clauses, clause)],
      beside: new Set(others.flatMap(({ reading }) => [...reading.topics])),
    };
    const { weighted, candidates } = scoreCandidates(index, bestQuestion, isEligible);
    const signals = signalsOf(weighted, candidates, index.languages.has(language), isStatement);
    return { candidates, confidence: confidenceOf(signals, candidates), signals };
  });
  return readings.reduce((best, one) => (one.confidence > best.confidence ? one : best));
}

type AnalyzedText = { text: string; reading: TextAnalysis };
type AnalyzedClause = Clause & AnalyzedText;

/** A question without a topic ("… can you keep them?") is read with the clause that it continues. */
function readClauses(
  question: string,
  language: string,
  analyze: (text: string) => TextAnalysis,
): AnalyzedClause[] {
  const clauses: AnalyzedClause[] = [];
  for (const clause of clausesOf(question, language)) {
    const read = { ...clause, reading: analyze(clause.text) };
    const last = clauses.at(-1);
    const needsLast = clause.kind === "question" && clause.goesOn && read.reading.topics.size === 0;
    const onlyBegins =
      clause.kind === "question" && clause.goesOn && last?.kind === "question" && isBare(last);
    if (last && ((needsLast && last.reading.topics.size > 0) || onlyBegins))
      clauses[clauses.length - 1] = joinClauses(last, read, analyze);
    else clauses.push(read);
  }
  return clauses;
}

/** "Until when", "At what time". */
const isBare = ({ reading }: AnalyzedText): boolean => reading.topics.size + reading.terms.length === 0;

function joinClauses(
  first: AnalyzedClause,
  second: Clause,
  analyze: (text: string) => TextAnalysis,
): AnalyzedClause {
  const text = `${first.text} ${second.text}`;
  return { ...first, kind: "question", text, reading: analyze(text) };
}

function statementsBefore(clauses: readonly AnalyzedClause[], clause: AnalyzedText): string[] {
  const at = (clauses as readonly AnalyzedText[]).indexOf(clause);
  return clauses
    .slice(0, Math.max(0, at))
    .filter(({ kind }) => kind !== "context")
    .map(({ text }) => text);
}

/** A question with only these topics refers to something named before: "Is that allowed?" */
const ASKED_OF_SOMETHING: ReadonlySet<Aspect> = new Set([
  "price",
  "reserve",
  "included",
  "allowed",
  "time",
  "place",
]);

/**
 * Questions; otherwise "Is that possible?" with its context; otherwise clauses that may ask; otherwise statements.
 */
function clausesToTry(
  clauses: readonly AnalyzedClause[],
  analyze: (text: string) => TextAnalysis,
): { tried: AnalyzedClause[]; isStatement: boolean } {
  const withContent = clauses.filter(({ reading }) => reading.topics.size + reading.terms.length > 0);
  const ofKind = (kind: Clause["kind"]) => withContent.filter((clause) => clause.kind === kind);
  const questions = ofKind("question");
  if (questions.length > 0) return { tried: questions, isStatement: false };
  const empty = clauses.findLast(({ kind }) => kind === "question");
  if (empty?.reading.aspects.isSubsetOf(ASKED_OF_SOMETHING)) {
    const before = clauses.slice(0, clauses.indexOf(empty));
    const about = before.findLast(({ reading }) => reading.topics.size > 0);
    if (about) return { tried: [joinClauses(about, empty, analyze)], isStatement: false };
  }
  const plain = ofKind("plain");
  if (plain.length > 0 || empty) return { tried: plain, isStatement: false };
  return { tried: withContent, isStatement: true };
}
