import { allMatches } from "../text/index.ts";
import type { Patterns } from "./patterns.ts";

export const everyDay = 0b1111111;
const weekdays = 0b0011111;
const weekend = 0b1100000;
const holiday = 0b10000000;

const shortDays: Record<string, readonly string[]> = {
  de: ["mo", "di", "mi", "do", "fr", "sa", "so"],
  en: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
  fr: ["lun", "mar", "mer", "jeu", "ven", "sam", "dim"],
  es: ["lun", "mar", "mie", "jue", "vie", "sab", "dom"],
  it: ["lun", "mar", "mer", "gio", "ven", "sab", "dom"],
  pt: ["seg", "ter", "qua", "qui", "sex", "sab", "dom"],
  nl: ["ma", "di", "wo", "do", "vr", "za", "zo"],
};
const except =
  /\b(?:except|ausser|außer|sauf|excepto|salvo|tranne|eccetto|exceto|behalve|but not)\b(?: for| on| am| an| le| los| il| la| aos| o)?\s*/u;

/** True if the exception names days only; then it is not a condition. */
export const isDayException = (text: string, patterns: Patterns): boolean =>
  except.test(text) && findDays(text.slice(text.search(except)).replace(except, ""), patterns) !== null;

/** A bit mask of the days in a folded text: Monday is the lowest bit, holidays are the eighth. */
export function findDays(text: string, patterns: Patterns): number | null {
  const split = text.search(except);
  if (split >= 0) {
    const without = findDays(text.slice(split).replace(except, ""), patterns);
    if (without !== null) return (findDays(text.slice(0, split), patterns) ?? everyDay) & ~without;
  }
  let mask = findRanges(text, "days", patterns);
  if (patterns.test("daily", text)) mask |= everyDay;
  if (patterns.test("weekdays", text)) mask |= weekdays;
  if (patterns.test("weekend", text)) mask |= weekend;
  if (patterns.test("holidays", text)) mask |= holiday;
  return mask | findShortDays(text, patterns) || null;
}

function findShortDays(text: string, { language, regex }: Patterns): number {
  const short = shortDays[language];
  if (!short) return 0;
  const one = `(${short.join("|")})\\.?`;
  const range = () => `(?<!\\p{L})${one}\\s?(?:[-–/+&]|bis|to|und|and)\\s?${one}(?!\\p{L})`;
  // A single short name counts only before a time.
  const beforeTime = () =>
    `(?<!\\p{L})${one}(?=(?:\\s?[,/&+]\\s?${one})*:?\\s*\\d{1,2}(?:\\s?[:.h]\\s?\\d{2}|\\s?[-–]\\s?\\d|\\s?uhr))`;
  let mask = 0;
  for (const [, from = "", to = ""] of allMatches(regex("qualifiers 1", range, "gu"), text))
    mask |= between(short.indexOf(from), short.indexOf(to), 7);
  for (const [, day = ""] of allMatches(regex("qualifiers 3", beforeTime, "gu"), text))
    mask |= 1 << short.indexOf(day);
  return mask;
}

/** A bit mask of single days or months and of ranges. */
export function findRanges(text: string, name: "days" | "months", patterns: Patterns): number {
  if (!patterns.mayContain(name, text)) return 0;
  const { source, regex } = patterns;
  const names = patterns[name];
  const hits = names
    .flatMap((one, bit) =>
      allMatches(one, text).map((m) => ({ bit, from: m.index, to: m.index + m[0].length })),
    )
    .sort((a, b) => a.from - b.from);
  const join = regex(
    "qualifiers 2",
    () =>
      `^[\\s,.]*(?:\\d{0,4}\\.?\\s*)?(?:[-–—]|${source.to}|until|through|bis|au|al|a|ao)\\s*(?:the )?(?:el |le |il |o )?(?:end of |ende |mid-|mitte |\\d{1,2}(?:st|nd|rd|th|\\.)?\\s*(?:de )?)?$`,
    "u",
  );
  let mask = 0;
  hits.forEach((hit, i) => {
    mask |= 1 << hit.bit;
    const next = hits[i + 1];
    if (next && join.test(text.slice(hit.to, next.from))) mask |= between(hit.bit, next.bit, names.length);
  });
  return mask;
}

function between(from: number, to: number, count: number): number {
  let mask = 0;
  for (let i = from; ; i = (i + 1) % count) {
    mask |= 1 << i;
    if (i === to) return mask;
  }
}
