// Folds, tokenizes, stems and matches text in twelve languages.

export { allMatches } from "./all-matches.ts";
export { asciiDigits } from "./ascii-digits.ts";
export { cached } from "./cached.ts";
export { type Clause, clausesOf } from "./clauses.ts";
export { countWords } from "./count-words.ts";
export { PhraseMatcher } from "./phrase-matcher.ts";
export { endsWithQuestionMark, hasQuestionMark } from "./question-mark.ts";
export { runToEnd } from "./run-to-end.ts";
export { shorten } from "./shorten.ts";
export { stem, stemContentWord, withoutArabicPrefix } from "./stem.ts";
export { contentOfIdeographs, isStopWord, languagesOfStopWord, stopWordsOf } from "./stop-words.ts";
export {
  fold,
  hasIdeograph,
  joinTokens,
  type PlacedToken,
  type Token,
  tokenize,
  tokenizeWithOffsets,
} from "./tokens.ts";
export { wordsWithoutSource } from "./words-without-source.ts";
