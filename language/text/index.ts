export { allMatches } from "./all-matches.ts";
export { anyOf, Phrases } from "./phrases.ts";
export { shorten } from "./shorten.ts";
export { rootOf, stem, withoutArticle } from "./stem.ts";
export { contentOfRun, isStopWord, languagesOfStopWord } from "./stop-words.ts";
export { fold, type PlacedWord, type Word, wordsAt, wordsOf } from "./words.ts";
