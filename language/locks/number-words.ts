import { cached } from "../text/index.ts";
import { foldAligned } from "../values/index.ts";
import { numerals } from "./numerals.words.ts";

const split = (list: string): string[][] =>
  list.split(" ").map((one) => one.split("/").map((word) => foldAligned(word.replaceAll("_", " "))));

/** Words without a break around them; Arabic ones with an article or a preposition. */
const bounded = (pattern: string, language: string, ending = ""): string =>
  `(?<![\\p{L}\\d])${language === "ar" ? "(?:[وفبلك]?(?:ال|ل)?)" : ""}(?:${pattern})${ending}(?![\\p{L}\\d])`;
const oneOf = (words: Iterable<string>): string =>
  [...words].sort((one, other) => other.length - one.length).join("|");

const tableOf = cached((language) => {
  const listed = numerals[language as keyof typeof numerals];
  if (!listed) return null;
  const [ones, tens, hundreds] = [split(listed.ones), split(listed.tens), split(listed.hundreds)];
  const values = new Map<string, number>();
  const addTens = (ten: string, value: number, most: number) => {
    for (let one = 1; one <= most; one++)
      for (const word of ones[one] ?? [])
        for (const joined of listed.joined.split("/")) {
          const all = joined.replaceAll("_", " ").replace(/[TO]/gu, (part) => (part === "T" ? ten : word));
          values.set(foldAligned(all).replace(/[aei](?=(?:uno?|otto)$)/u, ""), value + one);
          if (ten === "veinte") values.set(`veinti${word}`, value + one);
        }
    values.set(ten, value);
  };
  ones.forEach((words, value) => {
    if (value > 1) for (const word of words) values.set(word, value);
  });
  if (ones.length === 11) addTens(ones[10]?.[0] ?? "", 10, 9);
  tens.forEach((words, i) => {
    for (const word of words) if (word !== "-") addTens(word, 20 + 10 * i, tens[i + 1]?.[0] === "-" ? 19 : 9);
  });
  const large = new Map<string, number>();
  hundreds.forEach((words, i) => {
    for (const word of words) large.set(word, 100 * (i + 1));
  });
  if (hundreds.length === 1)
    ones.slice(0, 10).forEach((words, one) => {
      for (const word of one === 1 ? [...words, "a"] : one > 1 ? words : [])
        for (const [hundred] of [...large])
          if (split(listed.hundreds)[0]?.includes(hundred))
            for (const gap of ["", " "]) large.set(word + gap + hundred, 100 * one);
    });
  const small = oneOf(values.keys());
  const ending = foldAligned(listed.endings?.[0] ?? "");
  const pattern = `(?:(${oneOf(large.keys())})(?:[\\s-]?(?:(?:and|und|et|e|y|و)\\s?)?(${small}))?|(${small}))`;
  return { values, large, pattern: new RegExp(bounded(pattern, language, ending), "gu") };
});

/** An hour in words may be one of the morning or of the evening. */
const marked = (value: number): string => (value > 12 ? String(value) : `${value}¬`);

/** "Yüzde 50", "onu", "bu yüzden", "yüz havlusu", "12 yaş altı" and "altında" are no numbers. */
const isOtherTurkish = (word: string, before: string, after: string): boolean =>
  /^(?:yuzde|on'?[a-z]+|altın\p{L}*)$/u.test(word) ||
  (/^(?:yuzden|yuzune?)$/u.test(word) && !/^ (?:fazla|az|cok)/u.test(after)) ||
  (word === "yuz" && /^ (?:havlu|maske|bakım|krem)/u.test(after)) ||
  (/^alt[ıi]/u.test(word) && /(?:yas|yasin|yasın|ve|\d|derece|kilo|kg|metre) ?$/u.test(before));

/** Writes the number words of a folded text as digits, from two to 999. */
export function numberWordsAsDigits(text: string, language: string): string {
  const table = tableOf(language);
  if (!table) return text;
  return text.replace(table.pattern, (word, hundred: string, rest: string, small: string, at: number) =>
    // "Four-poster beds" are no number.
    /^(?:-poster)/u.test(text.slice(at + word.length)) ||
    (language === "tr" && isOtherTurkish(word, text.slice(0, at), text.slice(at + word.length)))
      ? word
      : marked((table.large.get(hundred) ?? 0) + (table.values.get(rest ?? small) ?? 0)),
  );
}

/** First to twelfth, as pairs of a number and its pattern. */
export const ordinalsOf = cached((language): (readonly [number: string, pattern: string])[] => {
  const listed = numerals[language as keyof typeof numerals];
  if (!listed) return [];
  const ending = foldAligned(listed.endings?.[1] ?? "");
  return split(listed.ordinals).map(
    (words, i) => [String(i + 1), bounded(oneOf(words), language, ending)] as const,
  );
});
