import type { Judged, WeighedQuestion } from "./features.ts";

/** What speaks for and against the best entry being an answer at all; each from about 0 to 1. */
export type Signals = {
  score: number;
  topicsNamed: number;
  topicsSaid: number;
  topicsBeside: number;
  wordsNamed: number;
  aspectsNamed: number;
  price: number;
  noTopic: number;
  /** The weight of words that neither the lexicon nor any entry knows: "helipad". */
  unknown: number;
  muchUnknown: number;
  /** The weight of all words that name no topic. */
  free: number;
  wantsSomethingDone: number;
  /** Trains and museums, while the best entry is about the house. */
  isElsewhere: number;
  long: number;
  /** The best entry is about the same strange word: "Do you have a helipad?", "Is there a helipad?" */
  sameStrangeWord: number;
};

export function signalsOf(
  question: WeighedQuestion,
  judged: readonly Judged[],
  knowsLanguage: boolean,
): Signals {
  const best = judged[0];
  const free = question.terms.filter((t) => !t.term.namesTopic);
  const unknownWords = free.filter((t) => t.found.size === 0);
  // In a language that no entry is written in, a strange word is only half as strange.
  const unknown = unknownWords.reduce((sum, t) => sum + t.weight, 0) * (knowsLanguage ? 1 : 0.5);
  const { topics, wantsSomethingDone, isElsewhere } = question.reading;
  return {
    score: (best?.score ?? 0) / 10,
    topicsNamed: best?.features.topicsNamed ?? 0,
    topicsSaid: best?.features.topicsSaid ?? 0,
    topicsBeside: best?.features.topicsBeside ?? 0,
    wordsNamed: best?.features.wordsNamed ?? 0,
    aspectsNamed: best?.features.aspectsNamed ?? 0,
    price: best?.features.price ?? 0,
    noTopic: topics.size === 0 ? 1 : 0,
    unknown: Math.min(1, unknown / 10),
    muchUnknown: Math.min(1, unknown / 30),
    free: Math.min(1, free.reduce((sum, t) => sum + t.weight, 0) / 20),
    wantsSomethingDone: wantsSomethingDone ? 1 : 0,
    isElsewhere: isElsewhere && !best?.isElsewhere ? 1 : 0,
    long: Math.min(1, question.terms.length / 15),
    sameStrangeWord: best?.near === "same_strange_word" ? 1 : 0,
  };
}
