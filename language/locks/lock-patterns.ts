import type { GuestLanguage } from "@bellhop/contract/guest-languages";
import { cached } from "../text/index.ts";
import { foldAligned, phrasePattern } from "../values/index.ts";
import { type LockWords, lockWords } from "./locks.words.ts";

export type LockedText = { text: string; language: string };
export type LockPatterns = { language: string; words: LockWords; isKnown: boolean };

export const letter = "[a-z\\u00c0-\\u1fff]";

/** Without a word table, only "am" and "pm" are read. */
const unknown: LockPatterns = {
  language: "und",
  words: { not: "", only: "", costs: "", days: "", numbers: "", limits: "", clock: lockWords.en.clock },
  isKnown: false,
};

/** The words of two languages, or of neither: number words of one text cannot be compared with digits alone. */
export function lockPatternsOf(...tags: [string, string]): [LockPatterns, LockPatterns] {
  const [one, other] = tags.map((tag) => {
    const language = tag.split("-")[0] ?? tag;
    return language in lockWords
      ? { language, words: lockWords[language as GuestLanguage], isKnown: true }
      : unknown;
  });
  return one?.isKnown && other?.isKnown ? [one, other] : [unknown, unknown];
}

/** Compile each pattern once: for all matches, and for the first. */
export const regexOf = cached((source) => new RegExp(source, "gu"), 5_000);
export const firstOf = cached((source) => new RegExp(source, "u"), 5_000);
const listsOf = cached((lists) => lists.split(" | ").map((list) => list.trim()), 500);
const sourceOf = cached(phrasePattern, 2_000);

/** One list of a word table, and its pattern. */
export const listOf = (lists: string, at: number): string => listsOf(lists)[at] ?? "";
export const patternOf = (lists: string, at = 0): string => sourceOf(listOf(lists, at));

const romanValue = (roman: string): number =>
  Array.from(roman, (one) => ({ X: 10, V: 5, I: 1 })[one] ?? 0).reduce(
    (sum, value, i, values) => (value < (values[i + 1] ?? 0) ? sum - value : sum + value),
    0,
  );

/** Folds case, accents, digits and punctuation of all scripts. */
export function normalizeLocked(text: string): string {
  const plain = text
    .normalize("NFKC")
    .replace(
      /(?<=\d\s?(?:[mckм]m|cl|ml|k?g|[ml]|min))(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/giu,
      " ",
    )
    .replace(/(?<=\d\s?)[mм]2(?!\d)/giu, "qm")
    .replace(/(?<=\d\s?)(?:km|км)2(?!\d)/giu, "qkm")
    .replace(/[\u064b-\u065f\u0670\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069\u00ad]/gu, "")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[،、；؛؟٪٫٬]/gu, (sign) => ({ "؛": ";", "؟": "?", "٪": "%", "٫": ".", "٬": "," })[sign] ?? ", ")
    .replace(/(?<=\d\s?)米ドル/gu, "us$")
    .replace(/(?<=\d\s?)ドル/gu, "$")
    .replace(/(?<!\p{L})[XVI]{2,5}(?=(?:e|è|ème|º)?[\s-])/gu, (roman) => String(romanValue(roman)))
    .replace(/しか([^。、]{0,10}?)(?:ません|ない)/gu, "のみ$1ます")
    .replace(/(?<=\d)-(?:ти|го|му|м|й|е|я|ю|х)(?!\p{L})/gu, "")
    .replace(/(?<=\d)時間半/gu, ".5時間")
    .replace(/دون(?=\s\d)/gu, "تحت")
    // "Not … but": "only".
    .replace(
      /(?<!\p{L})(?:لا|لن|لم|ليس)(?=\s)([^.,؛،]{2,45}?) إلا (?!ربع|الربع|ثلث|الثلث|خمس|عشر)/gu,
      " فقط$1 ",
    );
  return (
    foldAligned(plain)
      // "Nous ne vous écrirons plus", "وليس".
      .replace(/(?<=(?<!\p{L})(?:ne |n')[^.,;]{1,25} )(?:plus|personne)(?!\p{L})/gu, "pas")
      .replace(
        /(?<=(?<!\p{L})(?:ne |n')(?:(?!pas |plus |jamais |aucun|rien |ni )[^.,;]){2,40}?)(?<![\p{L}'])qu(?:e |')/gu,
        "seulement ",
      )
      // "Ücret almadan", "ücret ödemezsiniz".
      .replace(
        /(?<!\p{L})(?:(?:ek|ilave|ekstra|herhangi) )?(?:bir )?(?:ucret|para|bedel)(?:i|e|ye)? (?!iade)(?:\p{L}+ )?(?:al|ode|iste|et|edil|gerek|gerektir|alın|odeme)(?:m[ae](?:z|dan|den|ks[ıi]z|mak|yı|yi|yac|yec)|m[ıiuü]yor)\p{L}*/gu,
        "ucretsiz",
      )
      .replace(/(?<=(?:\d|дв[ае]|двух|три|трех|четыре|четырех) )часа?(?= (?:дня|ночи))/gu, "часов")
      .replace(
        /(?<!\p{L})[وف](?=(?:لا|لن|لم|دون) |ليس|لست|غير|بدون|مجان|مشمول|شامل|مغلق|ممنوع|يمنع|يحظر)/gu,
        " ",
      )
      .replace(
        /(?<![\d.,])(\d{1,2})\s?(?:cents?|centimes|centesimi|centimos|цент\p{L}*|セント)(?!\p{L})/gu,
        (_, cents: string) => `0.${cents.padStart(2, "0")} ¢`,
      )
  );
}
