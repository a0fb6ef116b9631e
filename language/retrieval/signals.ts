import type { Aspect, Topic } from "../lexicon/index.ts";
import type { Candidate, WeightedQuestion } from "./features.ts";

/** Features of the confidence, from about 0 to 1. */
export type Signals = {
  score: number;
  topicsInSubject: number;
  topicsInBody: number;
  otherTopics: number;
  subjectCovered: number;
  /** Share of the best entry's aspects that were not asked for. A price also implies that the thing exists. */
  otherAspects: number;
  /** Aspects that the question asks for and the best entry lacks. */
  lacksPrice: number;
  lacksTime: number;
  lacksOtherAspects: number;
  noTopic: number;
  /** Weight of terms that neither lexicon nor entries contain ("helipad"). */
  unknownTerms: number;
  /** Weight of all terms without a topic. */
  termsWithoutTopic: number;
  isRequest: number;
  /** The question is about trains or museums, the best entry about the hotel. */
  isElsewhere: number;
  isStatement: number;
  /** The best entry's question has the same rare term. */
  sameRareTerm: number;
};

/** Entries about these are also about places outside the hotel. */
const TRAVEL: readonly Topic[] = ["shuttle", "airport", "taxi", "bus"];

export function signalsOf(
  question: WeightedQuestion,
  candidates: readonly Candidate[],
  knowsLanguage: boolean,
  isStatement: boolean,
): Signals {
  const [best] = candidates;
  const termsWithoutTopic = question.terms.filter((t) => !t.term.namesTopic);
  const unknownWords = termsWithoutTopic.filter((t) => t.found.size === 0);
  // In a language without entries, unknown terms are less significant.
  const unknownTerms = unknownWords.reduce((sum, t) => sum + t.weight, 0) * (knowsLanguage ? 1 : 0.5);
  const { topics, aspects, isRequest, isElsewhere } = question.reading;
  const { subject, body } = best?.entry ?? {};
  const lacking = new Set(
    [...aspects].filter((aspect) => !subject?.aspects.has(aspect) && !body?.aspects.has(aspect)),
  );
  const named = [...(subject?.aspects ?? [])];
  const unasked = named.filter((aspect) => !aspects.has(aspect) && aspect !== "price");
  const others = [...lacking].filter((aspect) => !NO_OTHER.has(aspect));
  const isTravel = TRAVEL.some((topic) => topics.has(topic));
  return {
    score: (best?.score ?? 0) / 10,
    topicsInSubject: best?.features.topicsInSubject ?? 0,
    topicsInBody: best?.features.topicsInBody ?? 0,
    otherTopics: best?.features.otherTopics ?? 0,
    subjectCovered: best?.features.subjectCovered ?? 0,
    otherAspects: named.length === 0 ? 0 : unasked.length / named.length,
    lacksPrice: lacking.has("price") ? 1 : 0,
    lacksTime: lacking.has("time") ? 1 : 0,
    lacksOtherAspects: Math.min(1, others.length / 2),
    noTopic: topics.size === 0 ? 1 : 0,
    unknownTerms: Math.min(1, unknownTerms / 10),
    termsWithoutTopic: Math.min(1, termsWithoutTopic.reduce((sum, t) => sum + t.weight, 0) / 20),
    isRequest: isRequest ? 1 : 0,
    isElsewhere: isElsewhere && !isTravel && !subject?.isElsewhere ? 1 : 0,
    isStatement: isStatement ? 1 : 0,
    sameRareTerm: best?.questionMatch === "same_rare_term" ? 1 : 0,
  };
}

/** Aspects with their own signal, and those that the form of a question already implies: "Can we …?" */
const NO_OTHER: ReadonlySet<Aspect> = new Set(["price", "time", "allowed", "kind", "place", "on_site"]);
