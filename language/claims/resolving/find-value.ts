import { allMatches } from "../../text/index.ts";
import { findMoney, findTimes, foldAligned, numberWordsToDigits, patternsOf } from "../../values/index.ts";
import type { Span } from "../reading/segments.ts";
import { differ, type Value } from "../value.ts";

/** Finds where a text states a price, a time or a number, in the order of the text. */
export function findValue(text: string, language: string, value: Value, currency: string): Span[] {
  const folded = numberWordsToDigits(toLatinDigits(foldAligned(text)), language);
  const patterns = patternsOf(language);
  switch (value.is) {
    case "money":
      return findMoney(folded, patterns, currency)
        .filter((one) => isSame(one.value, value))
        .map(({ digits }) => digits);
    case "time":
      return findTimes(folded, patterns).filter(({ minutes, halfDay }) =>
        isSame({ is: "time", minutes, halfDay }, value),
      );
    case "number":
      return allMatches(new RegExp(`(?<![\\d.,:/])${value.number}(?![\\d:%€$£]|[.,]\\d)`, "gu"), folded).map(
        ({ 0: all, index }) => ({ from: index, to: index + all.length }),
      );
    default:
      return [];
  }
}

/** "Free" and "€0" do not differ, and neither replaces the other. */
export const isSame = (a: Value, b: Value): boolean => a.is === b.is && !differ(a, b);

const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/gu;

/** Arabic and Persian digits as Latin ones; offsets stay valid. */
export const toLatinDigits = (text: string): string =>
  text.replace(arabicDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** Writes digits as the replaced text did. */
export function withDigitsOf(written: string, replacement: string): string {
  const zero = /[\u0660-\u0669]/u.test(written)
    ? 0x660
    : /[\u06f0-\u06f9]/u.test(written)
      ? 0x6f0
      : undefined;
  if (zero === undefined) return replacement;
  return replacement.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}
