import { allMatches } from "./all-matches.ts";

/** A folded word, or a run of Chinese or Japanese, which has no spaces. */
export type Token = { text: string; script: "alphabet" | "ideographs" };

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
/** Most texts are ASCII. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of them.
const ASCII = /^[\x00-\x7f]*$/;
const SPELLED_SEVERAL_WAYS = /[ßæœøıłёىةؤئ]/g;

/** Folds case, accents and spelling variants, so that equal words compare equal. */
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
const IDEOGRAPH = new RegExp(`[${IDEOGRAPHS}]`, "u");

export const hasIdeograph = (text: string): boolean => IDEOGRAPH.test(text);

/** Ideographs have high code points; the check skips the pattern for other letters. */
const scriptOf = (word: string): Token["script"] =>
  word.charCodeAt(0) > 0x2e7f && IDEOGRAPH.test(word[0] ?? "") ? "ideographs" : "alphabet";

export function tokenize(text: string): Token[] {
  const found = fold(text).match(WORD) ?? [];
  return found.map((word) => ({ text: word, script: scriptOf(word) }));
}

export type PlacedToken = Token & { from: number; to: number };

/** Like `tokenize`, with offsets. */
export function tokenizeWithOffsets(text: string): PlacedToken[] {
  return allMatches(WORD, text).map(({ 0: word, index }) => ({
    text: fold(word),
    script: scriptOf(word),
    from: index,
    to: index + word.length,
  }));
}

/** The tokens between single spaces, for comparing texts without case, accents and punctuation. */
export const joinTokens = (text: string): string =>
  tokenize(text)
    .map((token) => token.text)
    .join(" ");
