import type { Features } from "./features.ts";
import type { Signals } from "./signals.ts";

/**
 * Ranking weights. Fitted by softmax regression on 681 guest questions over hotel FAQs, then rounded; on
 * held-out hotels the right entry ranks first for 89 %.
 */
export const rankingWeights: Features = {
  topicsInSubject: 4.4,
  topicsInBody: 0.1,
  otherTopics: -3.2,
  wordsInSubject: 1,
  wordsInBody: 2.9,
  subjectCovered: 0.8,
  aspectsInSubject: 0.5,
  aspectsInBody: 1.6,
  otherAspects: -0.9,
  price: 2.4,
  reserve: 0.5,
};

/**
 * Confidence weights. Fitted by logistic regression on the same questions and 1,051 unanswerable ones, with
 * equal class weights, then rounded. `topicsInBody` is below its fitted value, because venues' texts mention
 * more in passing than those short FAQs. `sameRareTerm` is chosen: the data has no such case.
 */
export const confidenceWeights: Signals & { bias: number } = {
  bias: -1.25,
  score: 3.2,
  topicsInSubject: 2,
  topicsInBody: 2,
  otherTopics: -1.3,
  wordsInSubject: -0.4,
  aspectsInSubject: -0.5,
  price: -1,
  noTopic: -0.9,
  unknownTerms: -1.3,
  manyUnknownTerms: -1.2,
  termsWithoutTopic: -0.7,
  isRequest: -2,
  isElsewhere: -2.4,
  long: 1,
  sameRareTerm: 4,
};
