import { findTimes } from "./find-times.ts";
import { foldAligned } from "./fold-aligned.ts";
import { numberWordsToDigits } from "./number-words.ts";
import { patternsOf } from "./patterns.ts";

/** True for "9:00", "at nine" and "at noon". */
export function saysNumber(text: string, language: string): boolean {
  const folded = foldAligned(text);
  const digits = numberWordsToDigits(folded, language);
  return /\p{N}/u.test(digits) || findTimes(folded, patternsOf(language)).length > 0;
}
