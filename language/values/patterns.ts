import { cached } from "../text/index.ts";
import { foldAligned, phrasePattern } from "./fold-aligned.ts";
import { PhrasePrefilter } from "./phrase-prefilter.ts";
import type { WordTable } from "./words/en.ts";
import { manyLanguages, wordTableOf } from "./words/index.ts";

type PhraseList = {
  [Name in keyof WordTable]: WordTable[Name] extends string ? Name : never;
}[keyof WordTable];

export type Patterns = {
  language: string;
  /** Sources for larger patterns. */
  source: Record<PhraseList, string>;
  mayContain(name: keyof WordTable, text: string): boolean;
  test(name: PhraseList, text: string): boolean;
  find(name: PhraseList, text: string): RegExpExecArray | null;
  /** Compiles a larger pattern once per language. */
  regex(name: string, make: () => string, flags?: string): RegExp;
  days: readonly RegExp[];
  months: readonly RegExp[];
  numbers: readonly string[];
  vocabulary: ReadonlySet<string>;
};

const compiled = cached(compile);

/** The patterns of a language; English for unknown ones. */
export const patternsOf = (language: string): Patterns => compiled(language.split("-")[0] ?? language);

/** The language of shorter texts is uncertain, as in multilingual leaflets. */
const minDetectableLength = 40;

/** Reads a text in its language; if a short text gives nothing, in all languages. */
export function readWithFallback<Found>(
  language: string,
  text: string,
  read: (patterns: Patterns) => Found | undefined,
): Found | undefined {
  return (
    read(patternsOf(language)) ??
    (text.length < minDetectableLength ? read(patternsOf(manyLanguages)) : undefined)
  );
}

function compile(language: string): Patterns {
  const table = wordTableOf(language);
  const source = {} as Record<PhraseList, string>;
  const vocabulary = new Set<string>();
  const prefilter = new PhrasePrefilter<keyof WordTable>();
  for (const [name, words] of Object.entries(table)) {
    const phrases = [words].flat().join(",");
    prefilter.add(name as keyof WordTable, phrases);
    for (const word of foldAligned(phrases).match(/[\p{L}\p{N}]+/gu) ?? []) vocabulary.add(word);
    if (typeof words === "string") source[name as PhraseList] = phrasePattern(words);
  }
  const patternOf = cached((name) => new RegExp(source[name as PhraseList] ?? "(?!)", "u"));
  const larger = new Map<string, RegExp>();
  const mayContain = (name: keyof WordTable, text: string) => prefilter.candidatesIn(text).has(name);
  return {
    language,
    source,
    regex(name, make, flags = "u") {
      const known = larger.get(name) ?? new RegExp(make(), flags);
      larger.set(name, known);
      return known;
    },
    mayContain,
    test: (name, text) => mayContain(name, text) && patternOf(name).test(text),
    find: (name, text) => (mayContain(name, text) ? patternOf(name).exec(text) : null),
    days: table.days.map((day) => new RegExp(phrasePattern(day), "gu")),
    months: table.months.map((month) => new RegExp(phrasePattern(month), "gu")),
    numbers: table.numbers.map(foldAligned),
    vocabulary,
  };
}
