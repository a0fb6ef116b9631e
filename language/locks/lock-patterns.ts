import type { GuestLanguage } from "@bellhop/contract/guest-languages";
import { cached } from "../text/index.ts";
import { foldAligned, phrasePattern } from "../values/index.ts";
import { type LockWords, lockWords } from "./locks.words.ts";

export type LockedText = { text: string; language: string };
export type LockPatterns = { language: string; words: LockWords; source: Record<keyof LockWords, string> };

/** The patterns of a language; English for unknown ones. */
export const lockPatternsOf = cached((tag): LockPatterns => {
  const base = tag.split("-")[0] ?? tag;
  const language = base in lockWords ? (base as GuestLanguage) : "en";
  const words = lockWords[language];
  const sources = Object.entries(words).map(([name, phrases]) => [name, phrasePattern(phrases)]);
  return { language, words, source: Object.fromEntries(sources) };
});

const regexes = cached((source) => new RegExp(source, "gu"));
/** Compiles each source once. */
export const global = (source: string): RegExp => regexes(source);

/** Folds case, accents, digits and punctuation of all scripts. */
export function normalizeLocked(text: string): string {
  const plain = text
    .normalize("NFKC")
    .replace(/[\u064b-\u065f\u0670\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069\u00ad]/gu, "")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[،、]/gu, ", ")
    .replace(/؛/gu, ";")
    .replace(/؟/gu, "?")
    .replace(/٪/gu, "%")
    .replace(/٫/gu, ".")
    .replace(/(?<=\d\s?)米?ドル/gu, "$");
  return foldAligned(plain);
}
