import { foldAligned, phrasePattern } from "./fold-aligned.ts";
import { PhrasePrefilter } from "./phrase-prefilter.ts";
import { manyLanguages, wordTableOf } from "./words/index.ts";
import type { WordTable } from "./words/word-table.ts";

type PhraseLists = {
  [Name in keyof WordTable as WordTable[Name] extends string | undefined ? Name : never]: string;
};

/** The compiled word table of a language. */
export type Patterns = {
  language: string;
  /** Sources for larger patterns. */
  source: Record<keyof PhraseLists, string>;
  mayContain(name: keyof WordTable, plainText: string): boolean;
  test(name: keyof PhraseLists, plainText: string): boolean;
  find(name: keyof PhraseLists, plainText: string): RegExpExecArray | null;
  /** Compiles a larger pattern once per language. */
  regex(name: string, make: () => string, flags?: string): RegExp;
  days: readonly RegExp[];
  months: readonly RegExp[];
  numbers: readonly string[];
  vocabulary: ReadonlySet<string>;
};

const kept = new Map<string, Patterns>();

/** The patterns of a language; English for unknown ones. */
export function patternsOf(language: string): Patterns {
  const base = language.split("-")[0] ?? language;
  const known = kept.get(base);
  if (known) return known;
  const made = compile(base);
  kept.set(base, made);
  return made;
}

/** The language of shorter texts is uncertain, as in multilingual leaflets. */
const tellsCharacters = 40;

/** Reads a text in its language; if a short text gives nothing, in all languages. */
export function readWithFallback<Found>(
  language: string,
  text: string,
  read: (patterns: Patterns) => Found | undefined,
): Found | undefined {
  return (
    read(patternsOf(language)) ??
    (text.length < tellsCharacters ? read(patternsOf(manyLanguages)) : undefined)
  );
}

function compile(language: string): Patterns {
  const table = wordTableOf(language);
  const source = {} as Record<keyof PhraseLists, string>;
  const compiled = new Map<keyof PhraseLists, RegExp>();
  const vocabulary = new Set<string>();
  const beginnings = new PhrasePrefilter<keyof WordTable>();
  const learn = (phrases: string) => {
    for (const word of foldAligned(phrases).match(/[\p{L}\p{N}]+/gu) ?? []) vocabulary.add(word);
  };
  for (const [name, phrases] of Object.entries(table)) {
    beginnings.add(name as keyof WordTable, typeof phrases === "string" ? phrases : phrases.join(","));
    if (typeof phrases === "string") {
      source[name as keyof PhraseLists] = phrasePattern(phrases);
      learn(phrases);
    } else for (const one of phrases) learn(one);
  }
  const patternOf = (name: keyof PhraseLists) => {
    const known = compiled.get(name) ?? new RegExp(source[name] ?? "(?!)", "u");
    compiled.set(name, known);
    return known;
  };
  const larger = new Map<string, RegExp>();
  return {
    language,
    source,
    regex(name, make, flags = "u") {
      const known = larger.get(name) ?? new RegExp(make(), flags);
      larger.set(name, known);
      return known;
    },
    mayContain: (name, text) => beginnings.in(text).has(name),
    test: (name, text) => beginnings.in(text).has(name) && patternOf(name).test(text),
    find: (name, text) => (beginnings.in(text).has(name) ? patternOf(name).exec(text) : null),
    days: table.days.map((day) => new RegExp(phrasePattern(day), "gu")),
    months: table.months.map((month) => new RegExp(phrasePattern(month), "gu")),
    numbers: table.numbers.map(foldAligned),
    vocabulary,
  };
}
