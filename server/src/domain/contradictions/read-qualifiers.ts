import { type Qualifiers, unqualified } from "./claim.ts";
import type { Patterns } from "./patterns.ts";

export const everyDay = 0b1111111;
const weekdays = 0b0011111;
const weekend = 0b1100000;
const holiday = 0b10000000;
const seasons = { summer: [5, 6, 7], winter: [11, 0, 1], spring: [2, 3, 4], autumn: [8, 9, 10] } as const;

const shortDays: Record<string, readonly string[]> = {
  de: ["mo", "di", "mi", "do", "fr", "sa", "so"],
  en: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
  fr: ["lun", "mar", "mer", "jeu", "ven", "sam", "dim"],
  es: ["lun", "mar", "mie", "jue", "vie", "sab", "dom"],
  it: ["lun", "mar", "mer", "gio", "ven", "sab", "dom"],
  pt: ["seg", "ter", "qua", "qui", "sex", "sab", "dom"],
};
const except =
  /\b(?:except|ausser|außer|sauf|excepto|salvo|tranne|eccetto|exceto|behalve|but not)\b(?: for| on| am| an| le| los| il| la| aos| o)?\s*/u;

/** Says for when and whom a stretch of a sentence, which is plain, holds. */
export function qualifiersIn(text: string, patterns: Patterns): Qualifiers {
  const days = daysIn(text, patterns);
  return {
    ...unqualified,
    per: unqualified.per,
    days,
    months: monthsIn(text, patterns),
    when: whenIn(text, patterns),
    who: whoIn(text, patterns),
    where: patterns.test("inRoom", text) ? "room" : null,
    which: durationIn(text, patterns),
  };
}

/** True where the only exception is one of days, which is no condition. */
export const exceptDays = (text: string, patterns: Patterns): boolean =>
  except.test(text) && daysIn(text.slice(text.search(except)).replace(except, ""), patterns) !== null;

function daysIn(text: string, patterns: Patterns): number | null {
  const split = text.search(except);
  if (split >= 0) {
    const without = daysIn(text.slice(split).replace(except, ""), patterns);
    if (without !== null) return (daysIn(text.slice(0, split), patterns) ?? everyDay) & ~without;
  }
  let mask = 0;
  if (patterns.test("daily", text)) mask |= everyDay;
  if (patterns.test("weekdays", text)) mask |= weekdays;
  if (patterns.test("weekend", text)) mask |= weekend;
  if (patterns.test("holidays", text)) mask |= holiday;
  mask |= rangesOf(text, patterns.days, patterns, 7);
  const short = shortDays[patterns.language];
  if (short) {
    const one = `(${short.join("|")})\\.?`;
    for (const [, from, to] of text.matchAll(
      patterns.regex(
        "qualifiers 1",
        () => `(?<!\\p{L})${one}\\s?(?:[-–/+&]|bis|to|und|and)\\s?${one}(?!\\p{L})`,
        "gu",
      ),
    ))
      if (from && to) mask |= between(short.indexOf(from), short.indexOf(to), 7);
  }
  return mask === 0 ? null : mask;
}

function monthsIn(text: string, patterns: Patterns): number | null {
  let mask = rangesOf(
    patterns.language === "en"
      ? text.replace(
          /(?<!(?:in|from|to|until|of|early|mid|late|and|through|\d\.?|-|–) ?)\bmay\b(?!\s?(?:to|until|through|–|-|\d))/gu,
          "___",
        )
      : text,
    patterns.months,
    patterns,
    12,
  );
  if (patterns.test("summer", text)) mask |= maskOf(seasons.summer);
  if (
    patterns.test("winter", text) &&
    !/winter ?garden|wintergarten|jardin d'hiver|jardin de invierno|giardino d'inverno|winter sports/u.test(
      text,
    )
  )
    mask |= maskOf(seasons.winter);
  if (patterns.test("spring", text)) mask |= maskOf(seasons.spring);
  if (patterns.test("autumn", text)) mask |= maskOf(seasons.autumn);
  return mask === 0 ? null : mask;
}

const maskOf = (bits: readonly number[]): number => bits.reduce((mask, bit) => mask | (1 << bit), 0);

function between(from: number, to: number, count: number): number {
  let mask = 0;
  for (let i = from; ; i = (i + 1) % count) {
    mask |= 1 << i;
    if (i === to) return mask;
  }
}

/** Single days or months, and all between two that "to" joins. */
function rangesOf(
  text: string,
  names: readonly RegExp[],
  { source, regex }: Patterns,
  count: number,
): number {
  const hits = names
    .flatMap((name, bit) =>
      [...text.matchAll(name)].map((m) => ({ bit, from: m.index, to: m.index + m[0].length })),
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
    if (next && join.test(text.slice(hit.to, next.from))) mask |= between(hit.bit, next.bit, count);
  });
  return mask;
}

function whenIn(text: string, patterns: Patterns): string | null {
  if (patterns.test("highSeason", text)) return "high season";
  if (patterns.test("lowSeason", text)) return "low season";
  return null;
}

function whoIn(text: string, patterns: Patterns): string | null {
  if (patterns.test("service", text)) return "service animals";
  const who = (["infant", "child", "senior", "visitor", "cat", "dog", "adult"] as const).filter((name) =>
    patterns.test(name, text),
  );
  return who.length === 0 ? null : who.join("+");
}

/** "30 minutes", "2 hours": which of several treatments or periods it is. */
function durationIn(text: string, _patterns: Patterns): string | null {
  const found =
    /(\d{1,3})[\s-]?(min(?:ut\p{L}*|\.)?|′|std\.?|hours?|hrs?|stunden?|heures?|horas?|ore)(?!\p{L}|\s*(?:before|prior|in advance|notice|vor|avant|antes|prima|walk|from|on foot|zu fuß|a pied|a pie|a piedi|sur|su|al dia|a day))/u.exec(
      text,
    );
  return found ? `${found[1]} ${found[2]?.startsWith("min") || found[2] === "′" ? "min" : "h"}` : null;
}
