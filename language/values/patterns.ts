import { PhraseBeginnings } from "./phrase-beginnings.ts";
import { anyOf, plain } from "./plain.ts";
import { manyLanguages, wordsOf } from "./words/index.ts";
import type { WordTable } from "./words/word-table.ts";

type Phrases = {
  [Name in keyof WordTable as WordTable[Name] extends string | undefined ? Name : never]: string;
};

/** A language's words, as patterns over plain texts, and the set of all of them. */
export type Patterns = {
  language: string;
  /** As a part of a larger pattern. */
  source: Record<keyof Phrases, string>;
  /** False where no word of the text begins one of these phrases, so that no pattern made of them can match. */
  may(name: keyof WordTable, plainText: string): boolean;
  test(name: keyof Phrases, plainText: string): boolean;
  find(name: keyof Phrases, plainText: string): RegExpExecArray | null;
  /** A larger pattern, made once for the language. */
  regex(name: string, make: () => string, flags?: string): RegExp;
  days: readonly RegExp[];
  months: readonly RegExp[];
  numbers: readonly string[];
  vocabulary: ReadonlySet<string>;
};

const kept = new Map<string, Patterns>();

/** The patterns of a language; of one that has no words here, English ones. */
export function patternsOf(language: string): Patterns {
  const base = language.split("-")[0] ?? language;
  const known = kept.get(base);
  if (known) return known;
  const made = compile(base);
  kept.set(base, made);
  return made;
}

/** Shorter texts tell nothing of their language, as in a leaflet that says everything twice. */
const tellsCharacters = 40;

/** Reads a text with the words of its language, and a short one that these find nothing in with those of every language. */
export function readIn<Found>(
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
  const table = wordsOf(language);
  const source = {} as Record<keyof Phrases, string>;
  const compiled = new Map<keyof Phrases, RegExp>();
  const vocabulary = new Set<string>();
  const beginnings = new PhraseBeginnings<keyof WordTable>();
  const learn = (phrases: string) => {
    for (const word of plain(phrases).match(/[\p{L}\p{N}]+/gu) ?? []) vocabulary.add(word);
  };
  for (const [name, phrases] of Object.entries(table)) {
    beginnings.add(name as keyof WordTable, typeof phrases === "string" ? phrases : phrases.join(","));
    if (typeof phrases === "string") {
      source[name as keyof Phrases] = anyOf(phrases);
      learn(phrases);
    } else for (const one of phrases) learn(one);
  }
  const patternOf = (name: keyof Phrases) => {
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
    may: (name, text) => beginnings.in(text).has(name),
    test: (name, text) => beginnings.in(text).has(name) && patternOf(name).test(text),
    find: (name, text) => (beginnings.in(text).has(name) ? patternOf(name).exec(text) : null),
    days: table.days.map((day) => new RegExp(anyOf(day), "gu")),
    months: table.months.map((month) => new RegExp(anyOf(month), "gu")),
    numbers: table.numbers.map(plain),
    vocabulary,
  };
}
