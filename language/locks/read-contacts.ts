import { languagesOfWord } from "../lexicon/index.ts";
import { fold, languagesOfStopWord, tokenize } from "../text/index.ts";
import type { LockedText } from "./lock-patterns.ts";

/** Addresses, phone numbers and codes, which a translation keeps, and the text without them. */
export type Contacts = { address: string[]; phone: string[]; name: string[]; rest: string };

const addresses =
  /[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+|(?:https?:\/\/|www\.)[a-z0-9./?&=%_#~:-]+|(?<![a-z@])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|de|at|ch|fr|it|es|pt|nl|ru|tr|eu|info|example|jp|cn|hotel)(?![a-z])(?:\/[a-z0-9./?&=%_#~-]*)?/giu;
const phones =
  /(?<!\d[.,:/-]?)(?:\+|\(\+|00|0|\(0)[\d\s()./-]{5,}\d(?![\d:.]\d)|(?<!\d[.,:/-]?)\d{3,}[\s/-]\d{3,}(?:[\s/-]\d{2,})?(?![\d:])/gu;
const codes =
  /(?<![a-zà-žа-я\d])(?:(?!EUR|CHF|USD|GBP|AED|JPY|TRY)[A-Z]{1,5}-?\d+[A-Z]?|\d+[A-GI-Z])(?![A-Za-zÀ-žа-я\d])|(?<![A-Za-zÀ-ž\d])[A-Z]?[a-z]+[A-Z][A-Za-z]{2,}(?![A-Za-zÀ-ž\d])/gu;

export function contactsIn(text: string): Contacts {
  const plain = text.normalize("NFKC").replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/gu, "");
  const found: Contacts = { address: [], phone: [], name: [], rest: plain };
  const take = (list: string[], pattern: RegExp, read: (match: string) => string) => {
    found.rest = found.rest.replace(pattern, (match) => {
      const value = read(match);
      if (value) list.push(value);
      return value ? " _ " : match;
    });
  };
  take(found.address, addresses, (match) => match.toLowerCase().replace(/^https?:\/\/|^www\.|[./]+$/gu, ""));
  take(found.phone, phones, (match) => {
    const digits = match.replace(/\(0\)/u, "").replace(/\D/gu, "").replace(/^00/u, "");
    return digits.length >= 6 &&
      !/\d\s?[./]\s?\d{1,2}[./]\d{2,4}|^\d\d?[.:]\d\d\s?-\s?\d\d?[.:]\d\d$/u.test(match)
      ? digits
      : "";
  });
  take(found.name, codes, (match) =>
    /^(?:wi-?fi|whatsapp|youtube|paypal|iphone|ipad)$/iu.test(match)
      ? ""
      : match.replace("-", "").toUpperCase(),
  );
  return found;
}

/** Letters that sound alike; vowels are left out, because scripts write them differently. */
const sounds = ["pbfvwبفпбфв", "kcqgxقكخغجкгх", "tdتطدضذثтд", "szjشسصزظшщсзжцч", "lلл", "mмم", "nнن", "rрر"];
const soundOf = (word: string): string =>
  Array.from(
    fold(word).replace(/^ال|[hو]|w$/gu, ""),
    (one) => sounds.find((group) => group.includes(one))?.[0] ?? "",
  )
    .join("")
    .replace(/(.)\1+/gu, "$1");

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);
const titles =
  /^(?:mrs?|miss|ms|sir|madam|dear|herrn?|frau|madame|monsieur|mme|signora?|sig|gentile|senora?|senhora?|sra?|caro|cara|mevrouw|meneer|dhr|mevr|bay|bayan|sayin|bey|hanim|г-н|госпожа|господин|уважаем.*)$/u;
const isKnown = (word: string): boolean =>
  titles.test(fold(word)) ||
  languagesOfWord(tokenize(word), 0).length > 0 ||
  languagesOfStopWord(fold(word)).length > 0;
/** "Anna" and "Анна" have one sound that counts. */
const leastSounds = (name: string, word: string): number =>
  /^\p{Ll}/u.test(word) ? 2 : Math.abs(name.length - word.length) < 2 ? 0 : 1;
const isAlike = (name: string, word: string): boolean =>
  fold(name).slice(0, 3) === fold(word).slice(0, 3) ||
  (soundOf(name).length > leastSounds(name, word) && soundOf(name) === soundOf(word));

/** Names that only one text has. In Chinese and Japanese they cannot be found, and in German only those of several words. */
export function changedNames(
  source: LockedText,
  translation: LockedText,
): [missing: string[], extra: string[]] {
  const wordsIn = (text: string) => text.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  const namesIn = ({ text, language }: LockedText) => {
    const start = /\p{Script=Han}|\p{Script=Arabic}/u.test(text) ? "" : '(?<![.!?:«"“„]\\s*|^\\s*)';
    const name = "(?<!\\p{L}|\\d )\\p{Lu}\\p{Ll}[\\p{Ll}'’]+(?![\\p{Lu}\\p{Ll}])";
    const isGerman = language.startsWith("de");
    const pattern = isGerman ? `(?<=[\\p{Ll},] \\p{Lu}\\p{L}+ )${name}|${name}(?= \\p{Lu})` : name;
    const names = text.match(new RegExp(`${start}(?:${pattern})`, "gu")) ?? [];
    return names.filter((name) => !isKnown(name));
  };
  const only = (one: LockedText, other: LockedText) => {
    const others = wordsIn(other.text);
    return namesIn(one).filter((name) => !others.some((word) => isAlike(name, word)));
  };
  const [missing, extra] = [only(source, translation), only(translation, source)];
  const isChanged = extra.length > 0 && extra.length * 2 >= namesIn(translation).length;
  return isChanged && (missing.length > 0 || isArabic(source.text)) ? [missing, extra] : [[], []];
}
