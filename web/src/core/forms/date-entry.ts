import { latinDigits } from "./time-entry.ts";

/**
 * Parses a date as people type it ("21/11/2026", "21.11.26", "21 Nov 2026", "2026-11-21") to `YYYY-MM-DD`.
 */
export function readDate(typed: string, locale: string): string | undefined {
  const words =
    latinDigits(typed)
      .toLocaleLowerCase(locale)
      .match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
  const numbers = words.filter((word) => /^\d/.test(word));
  if (numbers.length === 3) return dated(inOrder(numbers, locale));
  const month = numbers.length === 2 ? monthIn(words, locale) : undefined;
  if (month === undefined) return undefined;
  const [one = "", other = ""] = numbers;
  return dated(one.length === 4 ? [one, month, other] : [other, month, one]);
}

type Parts = [year: string, month: string, day: string];

function inOrder([a = "", b = "", c = ""]: string[], locale: string): Parts {
  if (a.length === 4) return [a, b, c];
  const isMonthFirst = orderOf(locale).startsWith("month");
  return isMonthFirst ? [c, a, b] : [c, b, a];
}

const orderOf = (locale: string) =>
  new Intl.DateTimeFormat(locale)
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type) => type !== "literal")
    .join();

/** Accepts the beginning of a month's name, in that language or English. */
function monthIn(words: readonly string[], locale: string): string | undefined {
  for (const language of [locale, "en"])
    for (const style of ["long", "short"] as const) {
      const names = new Intl.DateTimeFormat(language, { month: style, timeZone: "UTC" });
      for (let month = 0; month < 12; month += 1) {
        const name = names
          .format(Date.UTC(2026, month, 15))
          .toLocaleLowerCase(locale)
          .replaceAll(".", "");
        if (words.some((word) => word === name || (word.length >= 3 && name.startsWith(word))))
          return String(month + 1);
      }
    }
  return undefined;
}

/** Two-digit years belong to this century; 20 is the beginning of one. */
function dated([yearTyped, month, day]: Parts): string | undefined {
  const year = /^(?:2[1-9]|[3-9]\d)$/.test(yearTyped) ? `20${yearTyped}` : yearTyped;
  if (!/^(?:19|20|21)\d\d$/.test(year) || month.length > 2 || day.length > 2) return undefined;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = new Date(`${date}T12:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date) ? date : undefined;
}
