import { languagesOfWord } from "../lexicon/index.ts";
import { tokenize } from "../text/index.ts";
import { foldAligned } from "../values/index.ts";

/** Addresses, phone numbers and codes that a translation keeps letter by letter. */
export type Contacts = { address: string[]; phone: string[]; name: string[]; rest: string };

const addresses = /[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+|(?:https?:\/\/|www\.)[a-z0-9./?&=%_#~:-]+|(?<![a-z@])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|de|at|ch|fr|it|es|pt|nl|ru|tr|eu|info|example|jp|cn|hotel)(?![a-z])(?:\/[a-z0-9./?&=%_#~-]*)?/giu;
const phones = /(?<![\d.,:/-])(?:\+|\(\+|00|0|\(0)[\d\s()./-]{5,}\d(?![\d:.]\d)|(?<![\d.,:/-])\d{3,}[\s/-]\d{3,}(?:[\s/-]\d{2,})?(?![\d:])/gu;
const codes = /(?<![a-zà-žа-я\d])(?:(?!EUR|CHF|USD|GBP|AED|JPY|TRY)[A-Z]{1,5}-?\d+[A-Z]?|\d+[A-GI-Z])(?![A-Za-zÀ-žа-я\d])|(?<![A-Za-zÀ-ž\d])[A-Z]?[a-z]+[A-Z][A-Za-z]*(?![A-Za-zÀ-ž\d])/gu;

export function contactsIn(text: string): Contacts {
  const found: Contacts = { address: [], phone: [], name: [], rest: text.normalize("NFKC").replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/gu, "") };
  const take = (list: string[], pattern: RegExp, written: (match: string) => string) => {
    found.rest = found.rest.replace(pattern, (match) => {
      const one = written(match);
      if (one) list.push(one);
      return one ? " _ " : match;
    });
  };
  take(found.address, addresses, (match) => match.toLowerCase().replace(/^https?:\/\/|^www\.|[./]+$/gu, ""));
  take(found.phone, phones, (match) => {
    const digits = match.replace(/\(0\)/u, "").replace(/\D/gu, "").replace(/^00/u, "");
    return digits.length >= 6 && !/\d\s?[./]\s?\d{1,2}[./]\d{2,4}/u.test(match) ? digits : "";
  });
  take(found.name, codes, (match) => (/^wi-?fi$/iu.test(match) ? "" : match.replace("-", "").toUpperCase()));
  return found;
}

const capitalized = /(?<=[\p{Ll}\p{N},&] )\p{Lu}[\p{Ll}'’]{3,}(?![\p{L}\p{N}])/gu;
const isLatin = (text: string): boolean => /\p{Script=Latin}{4}/u.test(text);

/** Names that were changed by a letter or two: words with a capital that are alike and not the same. */
export function changedNames(source: string, translation: string): { missing: string[]; extra: string[] } {
  const none = { missing: [], extra: [] };
  if (!isLatin(source) || !isLatin(translation)) return none;
  const wordsOf = (text: string) => new Set(text.match(capitalized) ?? []);
  const [ours, others] = [wordsOf(source), wordsOf(translation)];
  for (const one of ours)
    for (const other of others)
      if (!others.has(one) && !ours.has(other) && isAlike(foldAligned(one), foldAligned(other)) && !isCommon(one) && !isCommon(other))
        return { missing: [one], extra: [other] };
  return none;
}

const isCommon = (word: string): boolean => languagesOfWord(tokenize(word), 0).length > 0;

/** One letter differs, and not the ending, which languages write differently. */
const isAlike = (one: string, other: string): boolean =>
  one.length === other.length &&
  one.length >= 5 &&
  one.slice(-2) === other.slice(-2) &&
  [...one].filter((letter, at) => letter !== other[at]).length === 1;
