import type { DateOrder } from "@bellhop/contract/reservation-imports";
import { fold, plainDigits } from "./fold.ts";

const languages = ["en", "es", "fr", "de", "it", "pt", "nl", "ar", "ru", "tr"];

/** Month names, long and short, of the languages that hotels' systems are in. Shortened forms are found by prefix. */
const months = new Map<string, number>();
for (const language of languages)
  for (const month of ["long", "short"] as const)
    for (const options of [{ month }, { month, day: "numeric" } as const]) {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
      for (let index = 0; index < 12; index++) {
        const parts = format.formatToParts(new Date(Date.UTC(2026, index, 15)));
        const name = fold(parts.find(({ type }) => type === "month")?.value ?? "");
        if (/\p{L}/u.test(name) && !months.has(name)) months.set(name, index + 1);
      }
    }
// Before Intl wrote them otherwise.
for (const [name, month] of [
  ["sept", 9],
  ["mrz", 3],
  ["marz", 3],
  ["okt", 10],
  ["dez", 12],
] as const)
  months.set(name, month);

function monthNamed(word: string): number | undefined {
  const exact = months.get(word);
  if (exact !== undefined || word.length < 3) return exact;
  const found = new Set([...months].filter(([name]) => name.startsWith(word)).map(([, month]) => month));
  return found.size === 1 ? [...found][0] : undefined;
}

/** The parts of a date as it is written, before it is known which is which. */
export type WrittenDate =
  | { is: "known"; date: string }
  /** Year, month and day, of which only the year is known by its place. */
  | { is: "ordered"; first: number; second: number; year: number };

/** Days from 1899-12-30, as spreadsheets count; dates between 1970 and 2100. */
const serial = /^(?:2[5-9]|[3-6]\d|7[0-2])\d{3}(?:[.,]\d+)?$/;
const dayMs = 86_400_000;

/** Undefined if there is no date in the text, or one that does not exist. */
export function readWrittenDate(text: string): WrittenDate | undefined {
  const plain = plainDigits(text).trim();
  if (plain.length === 0 || plain.length > 60) return undefined;
  if (serial.test(plain)) {
    const days = Math.floor(Number(plain.replace(",", ".")));
    return { is: "known", date: new Date(Date.UTC(1899, 11, 30) + days * dayMs).toISOString().slice(0, 10) };
  }
  const packed = /^(\d{4})(\d\d)(\d\d)(?:T?\d{4,6}Z?)?$/.exec(plain);
  if (packed) return known(packed[1], packed[2], packed[3]);
  // Times come after the date: "2026-05-01T14:00:00+02:00", "01/05/2026 14.00".
  const cjk = /(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]?/.exec(plain);
  if (cjk) return known(cjk[1], cjk[2], cjk[3]);
  const iso = /(?:^|\D)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(plain);
  if (iso) return known(iso[1], iso[2], iso[3]);
  const numbers = /(?:^|[^\d:])(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{4}|\d{2})(?![\d:])/.exec(plain);
  if (numbers) {
    const [, first, second, year] = numbers.map(Number) as [number, number, number, number];
    return { is: "ordered", first, second, year: fullYear(year) };
  }
  return readNamedDate(plain);
}

/** "Fri, 1 May 2026", "May 1st, 2026", "1. Mai 26", "01-MAY-2026", "1 de mayo de 2026". */
function readNamedDate(plain: string): WrittenDate | undefined {
  const words = fold(plain).match(/\p{L}+|\d+/gu) ?? [];
  const named = words.flatMap((word, at) =>
    !/^\d/.test(word) && monthNamed(word) !== undefined ? [at] : [],
  );
  // "mar. 5 mai 2026" is a Tuesday in May.
  const place = named.findLast((at) => words.slice(0, at).some((word) => /^\d/.test(word))) ?? named[0] ?? -1;
  const month = monthNamed(words[place] ?? "");
  if (month === undefined) return undefined;
  const before = words.slice(0, place).filter((word) => /^\d+$/.test(word));
  const after = words.slice(place + 1).filter((word) => /^\d+$/.test(word));
  const day = before.at(-1) ?? after[0];
  const year = before.length > 0 ? after[0] : after[1];
  if (day === undefined || year === undefined || !/^(\d{2}|\d{4})$/.test(year)) return undefined;
  if (day.length === 4) return known(day, month, after[0]);
  return known(fullYear(Number(year)), month, day);
}

const fullYear = (year: number) => (year < 100 ? 2000 + year : year);

function known(year: unknown, month: unknown, day: unknown): WrittenDate | undefined {
  const date = dateOf(Number(year), Number(month), Number(day));
  return date === undefined ? undefined : { is: "known", date };
}

function dateOf(year: number, month: number, day: number): string | undefined {
  if (!(year >= 1970 && year <= 2100)) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

/** A date as YYYY-MM-DD. `order` decides about numbers; dates that begin with the year are read in any case. */
export function readDate(text: string, order: DateOrder): string | undefined {
  const written = readWrittenDate(text);
  if (!written || written.is === "known") return written?.date;
  const { first, second, year } = written;
  return order === "month_first" ? dateOf(year, first, second) : dateOf(year, second, first);
}

/** The day at the venue, if the text is an instant in UTC. At midnight it is a date, to which a program has added the time. */
export function readInstantAsDay(text: string, timeZone: string): string | undefined {
  const form = /^\d{4}-\d\d-\d\d[T ](?!00:00(?::00(?:\.0+)?)?Z)\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/;
  const instant = new Date(form.test(text) ? text.replace(" ", "T") : Number.NaN);
  return Number.isNaN(instant.getTime()) ? undefined : dayAt(instant, timeZone);
}

export const dayAt = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    instant,
  );

/** Counts what the dates of a file say about their order. */
export class DateEvidence {
  #dayFirst = 0;
  #monthFirst = 0;
  #either = 0;
  /** Stays that make sense if the day, or the month, comes first. */
  #stays = { day_first: 0, month_first: 0 };

  /** Nights that the file gives for the stay count more than what is usual. */
  #nights = { day_first: 0, month_first: 0 };

  add(checkin: string, checkout: string | undefined, nights?: number) {
    for (const text of [checkin, checkout ?? ""]) {
      const written = readWrittenDate(text);
      if (written?.is !== "ordered") continue;
      if (written.first > 12) this.#dayFirst++;
      else if (written.second > 12) this.#monthFirst++;
      else this.#either++;
    }
    if (checkout === undefined) return;
    for (const order of ["day_first", "month_first"] as const) {
      const [from, to] = [readDate(checkin, order), readDate(checkout, order)];
      if (!from || !to || to < from) continue;
      if (daysBetween(from, to) <= 30) this.#stays[order]++;
      if (daysBetween(from, to) === nights) this.#nights[order]++;
    }
  }

  /** Without evidence, the order that is usual in the country. */
  order(country: string): DateOrder {
    if (this.#dayFirst + this.#monthFirst + this.#either === 0) return "year_first";
    if (this.#dayFirst !== this.#monthFirst)
      return this.#dayFirst > this.#monthFirst ? "day_first" : "month_first";
    for (const { day_first, month_first } of [this.#nights, this.#stays])
      if (day_first !== month_first) return day_first > month_first ? "day_first" : "month_first";
    return ["US", "PH", "PW", "FM", "MH", "GU", "PR"].includes(country) ? "month_first" : "day_first";
  }
}

export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;
