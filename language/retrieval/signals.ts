import type { Candidate, WeightedQuestion } from "./features.ts";

/** Features of the confidence, from about 0 to 1. */
export type Signals = {
  score: number;
  topicsInSubject: number;
  topicsInBody: number;
  otherTopics: number;
  wordsInSubject: number;
  aspectsInSubject: number;
  price: number;
  noTopic: number;
  /** Weight of terms that neither lexicon nor entries contain ("helipad"). */
  unknownTerms: number;
  manyUnknownTerms: number;
  /** Weight of all terms without a topic. */
  termsWithoutTopic: number;
  isRequest: number;
  /** The question is about trains or museums, the best entry about the hotel. */
  isElsewhere: number;
  long: number;
  /** The best entry's question has the same rare term. */
  sameRareTerm: number;
};

export function signalsOf(
  question: WeightedQuestion,
  candidates: readonly Candidate[],
  knowsLanguage: boolean,
): Signals {
  const best = candidates[0];
  const termsWithoutTopic = question.terms.filter((t) => !t.term.namesTopic);
  const unknownWords = termsWithoutTopic.filter((t) => t.found.size === 0);
  // In a language without entries, unknown terms are less telling.
  const unknownTerms = unknownWords.reduce((sum, t) => sum + t.weight, 0) * (knowsLanguage ? 1 : 0.5);
  const { topics, isRequest, isElsewhere } = question.reading;
  return {
    score: (best?.score ?? 0) / 10,
    topicsInSubject: best?.features.topicsInSubject ?? 0,
    topicsInBody: best?.features.topicsInBody ?? 0,
    otherTopics: best?.features.otherTopics ?? 0,
    wordsInSubject: best?.features.wordsInSubject ?? 0,
    aspectsInSubject: best?.features.aspectsInSubject ?? 0,
    price: best?.features.price ?? 0,
    noTopic: topics.size === 0 ? 1 : 0,
    unknownTerms: Math.min(1, unknownTerms / 10),
    manyUnknownTerms: Math.min(1, unknownTerms / 30),
    termsWithoutTopic: Math.min(1, termsWithoutTopic.reduce((sum, t) => sum + t.weight, 0) / 20),
    isRequest: isRequest ? 1 : 0,
    isElsewhere: isElsewhere && !best?.isElsewhere ? 1 : 0,
    long: Math.min(1, question.terms.length / 15),
    sameRareTerm: best?.questionMatch === "same_rare_term" ? 1 : 0,
  };
}
