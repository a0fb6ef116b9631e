import type { Features } from "./features.ts";
import type { Signals } from "./signals.ts";

/**
 * What makes one entry answer better than another. Fitted by softmax regression on 681 guest questions over the FAQs
 * of hotels, then rounded; on hotels left out of the fit the right entry comes first for 89 % of them.
 */
export const rankingWeights: Features = {
  topicsNamed: 4.4,
  topicsSaid: 0.1,
  topicsBeside: -3.2,
  wordsNamed: 1,
  wordsSaid: 2.9,
  subjectAsked: 0.8,
  aspectsNamed: 0.5,
  aspectsSaid: 1.6,
  aspectsBeside: -0.9,
  price: 2.4,
  reserve: 0.5,
};

/**
 * What makes it likely that there is an answer at all. Fitted by logistic regression on the same questions and 1,051
 * that the hotel does not cover, both kinds counting the same, then rounded. `topicsSaid` is held lower than fitted:
 * a venue's own prose mentions more in passing than those short FAQs do. `sameStrangeWord` is chosen, not fitted: those
 * questions have no strange word in common with an entry.
 */
export const confidenceWeights: Signals & { bias: number } = {
  bias: -1.25,
  score: 3.2,
  topicsNamed: 2,
  topicsSaid: 2,
  topicsBeside: -1.3,
  wordsNamed: -0.4,
  aspectsNamed: -0.5,
  price: -1,
  noTopic: -0.9,
  unknown: -1.3,
  muchUnknown: -1.2,
  free: -0.7,
  wantsSomethingDone: -2,
  isElsewhere: -2.4,
  long: 1,
  sameStrangeWord: 4,
};
