import { type RequestKind, requestKinds } from "@bellhop/contract/request-kinds";
import { baseOf } from "@bellhop/contract/values";
import { detectLanguage, type GuestLanguage } from "../../detection/index.ts";
import { cached, fold, PhraseMatcher, withoutArabicPrefix } from "../../text/index.ts";
import type { ActWords } from "./act-words.ts";
import { actWords } from "./words/index.ts";

type Phrases = {
  [Name in keyof ActWords]-?: ActWords[Name] extends string ? Name : never;
}[keyof ActWords];

export type ActMatchers = {
  language: GuestLanguage;
  words: ActWords;
  has(name: Phrases, prepared: string): boolean;
  /** True if the text begins with one of the phrases. */
  begins(name: Phrases, prepared: string): boolean;
  remove(name: Phrases, prepared: string): string;
  /** The most specific kind of request that a text names; before others one that `isCalled` so. */
  kindIn(prepared: string): RequestKind | undefined;
  names(kind: RequestKind, prepared: string): boolean;
  /** True if a text names a thing that the kind's name for the guest says too. */
  isCalled(kind: RequestKind, prepared: string): boolean;
};

export const knownLanguage = (language: string): GuestLanguage =>
  baseOf(language) in actWords ? (baseOf(language) as GuestLanguage) : "en";

/** The matchers of a guest's language, and of the text's own if that is another one. */
export function matchersFor(text: string, language: string): ActMatchers[] {
  const known = knownLanguage(language);
  const detected = knownLanguage(detectLanguage(text, undefined, known));
  return [...new Set([known, detected])].map((one) => compiled(one));
}

const ARABIC_DIGITS = /[٠-٩۰-۹]/g;

/** Folds a text for matching: digits become ASCII, and "soooo" becomes "so". */
export function prepare(text: string, language: GuestLanguage): string {
  const folded = fold(text)
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/(\p{L})\1{2,}/gu, "$1");
  return language === "ar" ? withoutPrefixes(folded.replace(DUAL, "2 $1ه")) : folded;
}

/** The dual of a noun is two of it: "منشفتين". */
const DUAL = /(\p{L}{3,})تين(?!\p{L})/gu;

/** Also strips the article of words with two letters: "الدش". */
const withoutPrefixes = (text: string) =>
  text.replace(/[\p{L}\p{M}]+/gu, (word) => withoutArabicPrefix(word).replace(/^ال(?=..)/u, ""));

const compiled = cached((language) => compile(language as GuestLanguage));

function compile(language: GuestLanguage): ActMatchers {
  const words = actWords[language];
  const prepared = (list: string) => (language === "ar" ? withoutPrefixes(fold(list)) : list);
  const matcherOf = cached((list) => new PhraseMatcher(prepared(list)));
  // A new string each time would be hashed each time.
  const phrasesOf = cached((kind) => words.things[kind as RequestKind].split("|").slice(1).join(","));
  const namedBy = cached((kind) => words.things[kind as RequestKind].split("|")[1] ?? "");
  const matches = (list: string, text: string) =>
    list.trim() !== "" && matcherOf(list).find(text) !== undefined;
  return {
    language,
    words,
    has: (name, text) => matches(words[name], text),
    begins(name, text) {
      const found = words[name].trim() === "" ? undefined : matcherOf(words[name]).find(text);
      return (
        found !== undefined &&
        text
          .trim()
          .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
          .startsWith(found)
      );
    },
    remove: (name, text) => matcherOf(words[name]).remove(text),
    kindIn: (text) =>
      requestKinds.find((kind) => matches(namedBy(kind), text)) ??
      requestKinds.find((kind) => matches(phrasesOf(kind), text)),
    names: (kind, text) => matches(phrasesOf(kind), text),
    isCalled: (kind, text) => matches(namedBy(kind), text),
  };
}
