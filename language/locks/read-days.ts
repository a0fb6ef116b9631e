import { allMatches } from "../text/index.ts";
import { foldAligned } from "../values/index.ts";
import { type LockPatterns, letter, listOf, patternOf, regexOf } from "./lock-patterns.ts";

export const wholeWeek = 0b1111111;
const [workingDays, weekendDays] = [0b0011111, 0b1100000];

const ranges =
  /^[^,;.]{0,12}(?:[-–—~〜～至到]|(?<![a-z])(?:to|through|till|until|bis|au|a|al|hasta|ate|as|t\/m|tot|ile)(?![a-z])|по|до|الى|حتى|から|d[ae]n)/u;

/** Masks of the days that a normalized text names, Monday lowest: each name, and each range or list as a whole. */
export function daysIn(
  normalized: string,
  { language, words }: LockPatterns,
): { names: number[]; groups: number[] } {
  const found: { from: number; to: number; mask: number }[] = [];
  // "Segunda a sexta" leaves "-feira" out.
  const day = "(segunda|terca|quarta|quinta|sexta)";
  const text = normalized
    .replace(regexOf(patternOf(words.not)), "~")
    .replace(regexOf(`${day}(?=,? (?:a|e|ate) (?:${day}|sabado|domingo))`), "$1-feira")
    .replace(regexOf(`(?<=-feiras?,? (?:a|e|ate) )${day}(?!-)`), "$1-feira");
  const add = (pattern: string, mask: number) => {
    for (const { 0: written, index } of allMatches(regexOf(pattern), text)) {
      const to = index + written.length;
      if (!found.some((one) => one.from < to && one.to > index)) found.push({ from: index, to, mask });
    }
  };
  add(patternOf(words.days, 1), workingDays);
  add(patternOf(words.days, 2), weekendDays);
  const boundary =
    language === "ja" || language === "zh" ? "" : `(?<!${language === "ar" ? "[a-z]" : letter})`;
  const names = listOf(words.days, 0)
    .split(", ")
    .filter(Boolean)
    .map((name, at) => [foldAligned(name), 1 << at] as const)
    .sort(([one], [other]) => other.length - one.length);
  for (const [name, mask] of names) add(`${boundary}(?:${name.replaceAll("/", "|")})`, mask);
  for (const [at, short] of listOf(words.days, 3).split(", ").filter(Boolean).entries())
    add(`(?<!${letter})${short}(?=\\.?\\s?[-–/&,+]|\\.)|(?<=[-–/&,+]\\s?)${short}(?!${letter})`, 1 << at);
  found.sort((one, other) => one.from - other.from);
  const groups: number[] = [];
  found.forEach((one, i) => {
    const before = found[i - 1];
    const gap = before ? text.slice(before.to, one.from) : ".";
    if (!before || gap.length > 15 || /[\d;.!?]/u.test(gap)) groups.push(one.mask);
    else groups.push((groups.pop() ?? 0) | (ranges.test(gap) ? rangeOf(before.mask, one.mask) : one.mask));
  });
  return { names: [...new Set(found.map(({ mask }) => mask))].sort(), groups: [...new Set(groups)].sort() };
}

function rangeOf(from: number, to: number): number {
  let mask = from | to;
  for (let at = Math.log2(from), steps = 0; 1 << at !== to && steps < 7; at = (at + 1) % 7, steps++)
    mask |= 1 << at;
  return mask;
}
