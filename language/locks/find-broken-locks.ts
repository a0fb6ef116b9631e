import { detectLanguage, guestLanguages } from "../detection/index.ts";
import { baseOf } from "@bellhop/contract/values";
import { tokenize } from "../text/index.ts";
import { type LockedText, lockPatternsOf, normalizeLocked } from "./lock-patterns.ts";
import { changedNames, contactsIn } from "./read-contacts.ts";
import { daysIn } from "./read-days.ts";
import { currenciesIn, type DateStyle, hasUnclearDate, type LockedNumber, numbersIn } from "./read-numbers.ts";
import { polarityIn } from "./read-polarity.ts";

export type LockKind =
  | "figure"
  | "time"
  | "date"
  | "price"
  | "unit"
  | "phone"
  | "address"
  | "name"
  | "negation"
  | "yes_no"
  | "free"
  | "included"
  | "weekday"
  | "language";
/** `missing` is in the source only, and `extra` in the translation only. */
export type BrokenLock = { kind: LockKind; missing: string[]; extra: string[] };

/** Finds what a translation changed that must not change: figures, times, prices, negations, and so on. */
export function findBrokenLocks(source: LockedText, translation: LockedText): BrokenLock[] {
  const [ours, theirs] = [contactsIn(source.text), contactsIn(translation.text)];
  const [from, to] = [lockPatternsOf(source.language), lockPatternsOf(translation.language)];
  const [text, other] = [normalizeLocked(ours.rest), normalizeLocked(theirs.rest)];
  const broken: BrokenLock[] = [];
  const compare = (kind: LockKind, one: readonly string[], two: readonly string[]) => {
    const [missing, extra] = [without(one, two), without(two, one)];
    if (missing.length + extra.length > 0) broken.push({ kind, missing, extra });
  };
  for (const kind of ["phone", "address", "name"] as const) compare(kind, ours[kind], theirs[kind]);
  const names = changedNames(ours.rest, theirs.rest);
  compare("name", names.missing, names.extra);
  compare("price", ...sameYen([...currenciesIn(text)], [...currenciesIn(other)]));

  const styles = (one: string): DateStyle[] =>
    hasUnclearDate(one) ? ["plain", "dayFirst", "monthFirst"] : ["plain"];
  const readings = styles(text).flatMap((one) =>
    styles(other).map((two) => brokenNumbers(numbersIn(text, from, one), numbersIn(other, to, two))),
  );
  broken.push(...(readings.sort((one, two) => one.length - two.length)[0] ?? []));

  const [days, otherDays] = [daysIn(text, from), daysIn(other, to)];
  const isSame = (one: number[], two: number[]) => one.join() === two.join();
  if (!isSame(days.names, otherDays.names) && !isSame(days.groups, otherDays.groups))
    broken.push({ kind: "weekday", missing: [], extra: [] });

  for (const [one, two] of segmentPairs(text, other)) {
    const [mine, their] = [polarityIn(one, from), polarityIn(two, to)];
    const differs = (name: "not" | "except" | "free" | "included" | "paid") =>
      (mine[name] === "strong" && their[name] === "none") || (their[name] === "strong" && mine[name] === "none");
    const isCounted = mine.denials === 0 || their.denials === 0 || mine.denials === their.denials;
    if (differs("not") || differs("except") || !isCounted) broken.push({ kind: "negation", missing: [], extra: [] });
    if (mine.lead && their.lead && mine.lead !== their.lead) broken.push({ kind: "yes_no", missing: [], extra: [] });
    if (differs("free")) broken.push({ kind: "free", missing: [], extra: [] });
    if (differs("included") || differs("paid")) broken.push({ kind: "included", missing: [], extra: [] });
  }
  const partOfDay = (one: string, { source: words }: typeof from) =>
    (["am", "pm"] as const).filter((name) => new RegExp(words[name], "u").test(one)).join();
  const parts = [partOfDay(text, from), partOfDay(other, to)];
  if (parts.includes("am") && parts.includes("pm")) broken.push({ kind: "time", missing: [], extra: [] });
  if (!isTranslated(source.language, { text: theirs.rest, language: translation.language })) broken.push({ kind: "language", missing: [], extra: [] });
  return broken;
}

function without(list: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return list.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** "¥" is yen or yuan. */
function sameYen(ours: string[], theirs: string[]): [string[], string[]] {
  const known = [...ours, ...theirs].find((code) => code === "JPY" || code === "CNY") ?? "¥";
  const named = (codes: string[]) => [...new Set(codes.map((code) => (code === "¥" ? known : code)))];
  return [named(ours), named(theirs)];
}

function brokenNumbers(one: LockedNumber[], other: LockedNumber[]): BrokenLock[] {
  const [ours, theirs] = [one, other].map(withoutRepeats) as [LockedNumber[], LockedNumber[]];
  const pairs = ours.flatMap((one, i) =>
    theirs.flatMap((two, j) => {
      const shared = one.readings.find((reading) => two.readings.includes(reading));
      if (shared === undefined) return [];
      const isOtherUnit = shared.startsWith("n:") && one.unit !== null && two.unit !== null && one.unit !== two.unit;
      const score = (isOtherUnit ? 0 : 4) + (one.unit === two.unit ? 2 : 0) + Number(!one.isWeak) + Number(!two.isWeak);
      return [{ i, j, score, isOtherUnit, one, two }];
    }),
  );
  const broken: BrokenLock[] = [];
  const [used, usedThere] = [new Set<number>(), new Set<number>()];
  for (const { i, j, isOtherUnit, one, two } of pairs.sort((a, b) => b.score - a.score)) {
    if (used.has(i) || usedThere.has(j)) continue;
    used.add(i);
    usedThere.add(j);
    if (isOtherUnit) broken.push({ kind: "unit", missing: [one.written], extra: [two.written] });
  }
  const missing = ours.filter((_, i) => !used.has(i));
  const extra = theirs.filter((_, j) => !usedThere.has(j));
  const isOpen = (one: LockedNumber) => !one.isWeak && one.readings[0] !== "n:1";
  const isOrdinal = (one: LockedNumber) => !one.readings.includes("n:1");
  const areOrdinals = missing.some(isOrdinal) && extra.some(isOrdinal);
  const first = [...missing, ...extra].find((one) => isOpen(one) || (areOrdinals && isOrdinal(one)));
  if (first)
    broken.push({ kind: first.kind, missing: missing.filter(isOpen).map((one) => one.written), extra: extra.filter(isOpen).map((one) => one.written) });
  return broken;
}

/** A word such as "twee*" also finds numbers that were read as such. */
const withoutRepeats = (numbers: LockedNumber[]): LockedNumber[] =>
  numbers.filter(
    (one) => !one.isWeak || !numbers.some((other) => !other.isWeak && other.readings.includes(one.readings[0] ?? "")),
  );

const sentenceEnd = /(?<=[.!?])\s+(?=\D)|(?<=[。！？])|;\s|\n+/u;

/** Sentences in pairs if both texts have as many; otherwise the whole texts. */
function segmentPairs(text: string, other: string): [string, string][] {
  const [ours, theirs] = [text, other].map((one) => one.split(sentenceEnd).filter((part) => /\p{L}/u.test(part)));
  if (!ours || !theirs || ours.length !== theirs.length) return [[text, other]];
  return ours.map((one, i) => [one, theirs[i] ?? ""]);
}

/** Shorter texts are detected less surely, and names are the same in many languages. */
const minDetectedWords = 9;
const minCopiedWords = 5;
const notLatin = new Set(["ar", "ja", "ru", "zh"]);

function isTranslated(from: string, { text, language }: LockedText): boolean {
  const [original, base] = [baseOf(from), baseOf(language)];
  if (original === base || !guestLanguages.some((one) => one === base)) return true;
  const detected = detectLanguage(text, guestLanguages, base);
  if (detected === base) return true;
  const isLatin = /\p{Script=Latin}/u.test(text) && !/\p{L}/u.test(text.replace(/\p{Script=Latin}/gu, ""));
  const isIdeographs = /\p{Script=Han}/u.test(text) && (base === "ja" || base === "zh");
  if (isIdeographs) return !/\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text);
  const words = tokenize(text).filter((word) => /\p{L}/u.test(word.text)).length;
  if (notLatin.has(base) || !isLatin) return words === 0;
  return words < (detected === original ? minCopiedWords : minDetectedWords);
}
