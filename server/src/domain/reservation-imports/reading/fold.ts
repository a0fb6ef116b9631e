import { foldedLetters } from "@bellhop/contract/folded-letters";

/** Lower case, without accents and punctuation: "Check‑in (Date)" is "check in date". */
export const fold = (text: string): string =>
  foldedLetters(text)
    .replace(/[^\p{L}\p{N}#]+/gu, " ")
    .trim();

/** The words of a name in one order: "Ana Lopez" and "LOPEZ, Ana" are the same. */
export const sortedWords = (name: string): string => fold(name).split(" ").toSorted().join(" ");

/** Digits of other scripts as 0–9. */
export const plainDigits = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
