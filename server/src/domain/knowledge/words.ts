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
const SPELLED_SEVERAL_WAYS = /[ßæœøıłёىةؤئ]/g;

/** Folds a text so that the same word always looks the same, whoever typed it on whichever keyboard. */
export function fold(text: string): string {
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

/** Splits a text into folded words; a run of Chinese or Japanese, which has no spaces, is one word. */
export function wordsOf(text: string): Word[] {
  const found = fold(text).match(WORD) ?? [];
  return found.map((word) => ({
    text: word,
    script: STARTS_WITH_IDEOGRAPH.test(word) ? "ideographs" : "alphabet",
  }));
}

/** A word, and where in the text as it was written it stands. */
export type PlacedWord = Word & { from: number; to: number };

/** Splits a text as `wordsOf` does, and says where each word stands. */
export function wordsAt(text: string): PlacedWord[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: fold(word),
    script: STARTS_WITH_IDEOGRAPH.test(word) ? "ideographs" : "alphabet",
    from: index,
    to: index + word.length,
  }));
}
