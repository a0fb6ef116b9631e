// Finds times, days, prices and yes or no in folded text.

export { currencyNames } from "./currencies.words.ts";
export { everyDay, findDays, findRanges, isDayException } from "./find-days.ts";
export { type FoundMoney, findMoney, namesCurrency, type Per, parseAmount } from "./find-money.ts";
export { type FoundTime, findTimes } from "./find-times.ts";
export { findYesNo, isWeakNegation, type YesNo } from "./find-yes-no.ts";
export { foldAligned, phrasePattern, withoutLeadingBoundary } from "./fold-aligned.ts";
export { numberWordsToDigits } from "./number-words.ts";
export { type Patterns, patternsOf, readWithFallback } from "./patterns.ts";
export { saysNumber } from "./says-number.ts";
