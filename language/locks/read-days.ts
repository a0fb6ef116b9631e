import { allMatches, cached } from "../text/index.ts";
import { foldAligned, phrasePattern } from "../values/index.ts";
import type { LockPatterns } from "./lock-patterns.ts";

const everyWeekday = 0b0011111;
const weekendDays = 0b1100000;

type NamedDays = { from: number; to: number; mask: number };

const shortDays: Readonly<Record<string, string>> = {
  en: "mon,tue,wed,thu,fri,sat,sun",
  de: "mo,di,mi,do,fr,sa,so",
  fr: "lun,mar,mer,jeu,ven,sam,dim",
  it: "lun,mar,mer,gio,ven,sab,dom",
  es: "lun,mar,mie,jue,vie,sab,dom",
  pt: "seg,ter,qua,qui,sex,sab,dom",
  nl: "ma,di,wo,do,vr,za,zo",
  ru: "пн,вт,ср,чт,пт,сб,вс",
  tr: "pzt,sal,car,per,cum,cmt,paz",
};
const letter = "[a-z\\u00c0-\\u1fff]";
const to = /^[^,;.]{0,12}(?:[-–—~〜～至到]|(?<![a-z])(?:to|through|till|until|bis|au|a|al|hasta|ate|as|t\/m|tot|tot en met|ile)(?![a-z])|по|до|الى|حتى|から|d[ae]n)/u;

const daysOf = cached((language: string) => ({
  short: new RegExp(
    `(?<!${letter})(${(shortDays[language] ?? "(?!)").replaceAll(",", "|")})(?=\\.?\\s?[-–/&,+]|\\.)|(?<=[-–/&,+]\\s?)(${(shortDays[language] ?? "(?!)").replaceAll(",", "|")})(?!${letter})`,
    "gu",
  ),
}));

function namedDays(text: string, { language, words }: LockPatterns): NamedDays[] {
  const found: NamedDays[] = [];
  const add = (pattern: RegExp, mask: (written: string) => number) => {
    for (const { 0: written, index } of allMatches(pattern, text)) {
      const end = index + written.length;
      if (!found.some((one) => one.from < end && one.to > index)) found.push({ from: index, to: end, mask: mask(written) });
    }
  };
  add(new RegExp(phrasePattern(words.weekdays), "gu"), () => everyWeekday);
  add(new RegExp(phrasePattern(words.weekend), "gu"), () => weekendDays);
  const isSpaced = language !== "ja" && language !== "zh";
  const names = words.days
    .split(", ")
    .map((name, day) => ({ name: foldAligned(name), day }))
    .sort((one, other) => other.name.length - one.name.length);
  for (const { name, day } of names)
    add(new RegExp(isSpaced ? `(?<!${language === "ar" ? "[a-z]" : letter})(?:${name})` : name, "gu"), () => 1 << day);
  const short = shortDays[language]?.split(",") ?? [];
  add(daysOf(language).short, (written) => 1 << short.indexOf(written));
  return found.sort((one, other) => one.from - other.from);
}

/** The days of each name, and of each range as a whole. */
export function daysIn(text: string, patterns: LockPatterns): { names: number[]; groups: number[] } {
  const found = namedDays(text, patterns);
  const groups: number[] = [];
  found.forEach((one, i) => {
    const before = found[i - 1];
    const gap = before && text.slice(before.to, one.from);
    if (before && gap !== undefined && gap.length < 16 && !/[\d;.!?]/u.test(gap)) {
      const isRange = to.test(gap) && isOne(before.mask) && isOne(one.mask);
      const mask = isRange ? rangeOf(before.mask, one.mask) : one.mask;
      groups.push((groups.pop() ?? 0) | mask);
    } else groups.push(one.mask);
  });
  return { names: found.map(({ mask }) => mask).sort(), groups: groups.sort() };
}

const isOne = (mask: number): boolean => (mask & (mask - 1)) === 0;

function rangeOf(from: number, until: number): number {
  let mask = from;
  for (let day = from; day !== until; ) {
    day = day === 0b1000000 ? 1 : day << 1;
    mask |= day;
  }
  return mask;
}
