import { allMatches } from "./all-matches.ts";

/** A word of a text, folded: lower case, without accents, one spelling for letters that are written in several ways. */
export type Word = { text: string; script: "alphabet" | "ideographs" };

const ACCENTS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g;
const ONE_SPELLING: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ı: "i",
  ł: "l",
  ё: "е",
  ى: "ي",
  ة: "ه",
  ؤ: "و",
  ئ: "ي",
};
/** What most texts are made of, where there is nothing to fold but capitals. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of them.
const ASCII = /^[\x00-\x7f]*$/;
const SPELLED_SEVERAL_WAYS = /[ßæœøıłёىةؤئ]/g;

/** Folds a text so that the same word always looks the same, whoever typed it on whichever keyboard. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(ACCENTS, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(ACCENTS, "")
    .replace(SPELLED_SEVERAL_WAYS, (letter) => ONE_SPELLING[letter] ?? letter);
}

const IDEOGRAPHS = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々";
const WORD = new RegExp(`[${IDEOGRAPHS}]+|(?:(?![${IDEOGRAPHS}])[\\p{L}\\p{N}\\p{M}])+`, "gu");
const STARTS_WITH_IDEOGRAPH = new RegExp(`^[${IDEOGRAPHS}]`, "u");

/** Alphabets come first in Unicode: only what stands behind them has to be looked at. */
const scriptOf = (word: string): Word["script"] =>
  word.charCodeAt(0) > 0x2e7f && STARTS_WITH_IDEOGRAPH.test(word) ? "ideographs" : "alphabet";

/** Splits a text into folded words; a run of Chinese or Japanese, which has no spaces, is one word. */
export function wordsOf(text: string): Word[] {
  const found = fold(text).match(WORD) ?? [];
  return found.map((word) => ({ text: word, script: scriptOf(word) }));
}

/** A word, and where in the text as it was written it stands. */
export type PlacedWord = Word & { from: number; to: number };

/** Splits a text as `wordsOf` does, and says where each word stands. */
export function wordsAt(text: string): PlacedWord[] {
  return allMatches(WORD, text).map(({ 0: word, index }) => ({
    text: fold(word),
    script: scriptOf(word),
    from: index,
    to: index + word.length,
  }));
}
