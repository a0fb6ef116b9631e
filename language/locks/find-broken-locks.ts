import type { Finding, FindingKind } from "@bellhop/contract/statements";
import { baseOf } from "@bellhop/contract/values";
import { detectLanguage, guestLanguages } from "../detection/index.ts";
import { fold, languagesOfStopWord, tokenize } from "../text/index.ts";
import { firstOf, type LockedText, lockPatternsOf, normalizeLocked, patternOf } from "./lock-patterns.ts";
import { sharedCurrencies } from "./locks.words.ts";
import { changedNames, contactsIn } from "./read-contacts.ts";
import { daysIn, wholeWeek } from "./read-days.ts";
import { currenciesIn, type LockedNumber, numbersIn } from "./read-numbers.ts";
import { type Polarity, polarityIn } from "./read-polarity.ts";

export type LockKind = Exclude<FindingKind, "unusable" | "word">;
/** Both lists are empty if no word can be named. */
export type BrokenLock = Finding & { kind: LockKind };

/** Finds what a translation changed that must not change: figures, times, prices, negations, and so on. */
export function findBrokenLocks(source: LockedText, translation: LockedText): BrokenLock[] {
  const [ours, theirs] = [contactsIn(source.text), contactsIn(translation.text)];
  const [from, to] = lockPatternsOf(source.language, translation.language);
  const [text, other] = [normalizeLocked(ours.rest), normalizeLocked(theirs.rest)];
  const broken: BrokenLock[] = [];
  const add = (kind: LockKind, missing: string[] = [], extra: string[] = []) =>
    broken.push({ kind, missing, extra });
  const compare = (kind: LockKind, one: readonly string[], two: readonly string[]) => {
    const [missing, extra] = [without(one, two), without(two, one)];
    if (missing.length + extra.length > 0) add(kind, missing, extra);
  };
  for (const kind of ["phone", "address", "name"] as const) compare(kind, ours[kind], theirs[kind]);
  compare("name", ...changedNames({ ...source, text: ours.rest }, { ...translation, text: theirs.rest }));
  compare("price", ...knownCurrencies(currenciesIn(text), currenciesIn(other)));
  const [whole, otherWhole] = [polarityIn(text, from), polarityIn(other, to)];
  const sides = [numbersIn(text, from), numbersIn(other, to)] as const;
  const areOtherMonths = denies(whole) !== denies(otherWhole) && areRestOfYear(...sides);
  const numbers = areOtherMonths
    ? brokenNumbers(withoutMonths(sides[0]), withoutMonths(sides[1]))
    : brokenNumbers(...sides);
  broken.push(...numbers.broken);
  // "Not before 3" is "from 3".
  const isReversed = areOtherMonths || (denies(whole) !== denies(otherWhole) && numbers.opposed.length > 0);
  if (!isReversed) broken.push(...numbers.opposed);
  const dayHalves = [halvesOf(text, from.words.clock), halvesOf(other, to.words.clock)];
  if (dayHalves.includes("0") && dayHalves.includes("1")) add("time");

  const [days, otherDays] = [daysIn(text, from), daysIn(other, to)];
  const isSame = (one: number[], two: number[]) => one.join() === two.join();
  const union = (masks: number[]) => masks.reduce((all, mask) => all | mask, 0);
  const isNamed = days.names.length > 0 && otherDays.names.length > 0;
  const areSameDays = isSame(days.names, otherDays.names) || isSame(days.groups, otherDays.groups);
  // "Closed on Sundays" is "open from Monday to Saturday", and "daily except Sundays".
  const isTurned =
    isNamed &&
    denies(whole) !== denies(otherWhole) &&
    [days.names, days.groups].some((masks) => (union(masks) ^ union(otherDays.groups)) === wholeWeek);
  const isExcepted =
    isNamed && areSameDays && denies(whole) && denies(otherWhole) && whole.not !== otherWhole.not;
  if (!isTurned && !areSameDays) add("weekday");
  const kinds = new Set(
    segmentPairs(text, other).flatMap(([one, two]) =>
      brokenPolarity(polarityIn(one, from), polarityIn(two, to)),
    ),
  );
  // "Ice is free, wood is sold": both are free.
  const isAllFree = (one: Polarity, two: Polarity) =>
    one.order.length === 2 && two.order === "f" && two.paid === "none" && two.not === "none";
  if (isAllFree(whole, otherWhole) || isAllFree(otherWhole, whole)) kinds.add("free");
  for (const kind of kinds) if (kind !== "negation" || !(isTurned || isExcepted || isReversed)) add(kind);
  if (!isTranslated(source.language, { text: theirs.rest, language: translation.language })) add("language");
  return broken;
}

const denies = (polarity: Polarity): boolean => polarity.not === "strong" || polarity.except === "strong";

function brokenPolarity(ours: Polarity, theirs: Polarity): LockKind[] {
  const differs = (name: "not" | "except" | "free" | "included" | "paid") =>
    (ours[name] === "strong" && theirs[name] === "none") ||
    (theirs[name] === "strong" && ours[name] === "none");
  const isCounted = ours.denials === 0 || theirs.denials === 0 || ours.denials === theirs.denials;
  // A word that both texts have explains nothing.
  const isUnexplained = (one: Polarity, two: Polarity) =>
    one.not === "strong" &&
    two.not !== "strong" &&
    two.hints <= one.hints &&
    two.exceptions <= one.exceptions;
  const isUnpaid = (one: Polarity, two: Polarity) =>
    one.isUnpaid && !two.isUnpaid && two.free === "none" && two.not === "none";
  const isUndone = (one: Polarity, two: Polarity) =>
    one.isDoubled && two.denials === 0 && !two.isRequired && two.hints === 0;
  // "Not included, except for members" is "only for members".
  const isBesideOnly = (one: Polarity, two: Polarity) =>
    one.exceptions > 0 && two.exceptions === 0 && two.only > 0 && one.only === 0;
  const refuses = (one: Polarity) => one.not === "strong" || one.paid === "strong";
  const isLimited = (one: Polarity, two: Polarity) => isBesideOnly(one, two) && refuses(one) && !refuses(two);
  // "Only for guests", "for others too".
  const isOpened = (one: Polarity, two: Polarity) =>
    one.only > 0 && one.also === 0 && two.only === 0 && two.also > 0;
  if (isLimited(ours, theirs) || isLimited(theirs, ours)) return [];
  const kinds: LockKind[] = [];
  if (
    [isBesideOnly(ours, theirs), isBesideOnly(theirs, ours)].includes(true) &&
    !refuses(ours) &&
    !refuses(theirs)
  )
    kinds.push("negation");
  else if (isOpened(ours, theirs) || isOpened(theirs, ours)) kinds.push("negation");
  if (isUndone(ours, theirs) || isUndone(theirs, ours)) kinds.push("negation");
  else if (isUnexplained(ours, theirs) || isUnexplained(theirs, ours)) kinds.push("negation");
  else if (differs("not") || differs("except") || !isCounted) kinds.push("negation");
  if (ours.answer && theirs.answer && ours.answer !== theirs.answer) kinds.push("yes_no");
  // "The cot is free, the bed is not."
  const isSwapped = ours.order.length === 2 && theirs.order.length === 2 && ours.order !== theirs.order;
  if (differs("free") || isSwapped || isUnpaid(ours, theirs) || isUnpaid(theirs, ours)) kinds.push("free");
  if (differs("included") || differs("paid")) kinds.push("included");
  return kinds;
}

/** "0" if only words for the morning occur, "1" if only words for the afternoon and evening do; midnight is both. */
const halvesOf = (text: string, clock: string): string =>
  firstOf(patternOf(clock, 4)).test(text)
    ? ""
    : [0, 1].filter((at) => firstOf(patternOf(clock, at)).test(text)).join("");

function without(list: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return list.filter((one) => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** Names that currencies share become the one that either text names exactly. */
function knownCurrencies(ours: string[], theirs: string[]): [string[], string[]] {
  const all = [...ours, ...theirs];
  const known = (code: string) =>
    all.find((other) => (code === "¢" ? other !== code : sharedCurrencies[code]?.includes(other))) ?? code;
  const named = (codes: string[]) => [...new Set(codes.map(known))];
  return [named(ours), named(theirs)];
}

/** `opposed`: the highest value of one text is the lowest of the other. */
function brokenNumbers(
  ...sides: [LockedNumber[], LockedNumber[]]
): Record<"broken" | "opposed", BrokenLock[]> {
  // A word such as "twee*" also finds numbers that were read as such.
  const [ours, theirs] = sides.map((side) =>
    side.filter(
      (one) =>
        !one.isWeak || !side.some((same) => !same.isWeak && same.readings.includes(one.readings[0] ?? "")),
    ),
  ) as [LockedNumber[], LockedNumber[]];
  const pairs = ours.flatMap((one) =>
    theirs.flatMap((two) => {
      const shared = one.readings.filter((reading) => two.readings.includes(reading));
      const isFigure = shared.every((reading) => /^(?:n|most):/u.test(reading));
      const isOtherUnit =
        isFigure &&
        one.unit !== null &&
        two.unit !== null &&
        one.unit !== two.unit &&
        // A single room is one for one person.
        !((one.isWeak || two.isWeak) && [one, two].some(({ unit }) => /room$/u.test(unit ?? "")));
      const score =
        (isOtherUnit ? 0 : 4) + 2 * Number(one.unit === two.unit) - Number(one.isWeak) - Number(two.isWeak);
      return shared.length > 0 ? [{ one, two, score, isOtherUnit }] : [];
    }),
  );
  // "3日前(72時間前)" says the same twice.
  const isRepeated = (one: LockedNumber) =>
    one.readings.some(
      (reading) =>
        reading.startsWith("d:") &&
        pairs.some((pair) => pair.one !== one && pair.one.readings.includes(reading)),
    );
  const broken: BrokenLock[] = [];
  const opposed: BrokenLock[] = [];
  const matched: [LockedNumber, LockedNumber][] = [];
  const used = new Set<LockedNumber>();
  for (const { one, two, isOtherUnit } of pairs.sort((a, b) => b.score - a.score)) {
    if (used.has(one) || used.has(two)) continue;
    used.add(one).add(two);
    matched.push([one, two]);
    const words = { missing: [one.written], extra: [two.written] };
    if (isOtherUnit) broken.push({ kind: "unit", ...words });
    if (one.limit && two.limit && one.limit !== two.limit) opposed.push({ kind: one.kind, ...words });
  }
  broken.push(...swappedNumbers(matched));
  const unused = (side: LockedNumber[]) =>
    side.filter((one) => !used.has(one) && !one.isOptional && one.readings[0] !== "n:1" && !isRepeated(one));
  const [missing, extra] = [unused(ours), unused(theirs)];
  const strong = [...missing, ...extra].find((one) => !one.isWeak);
  const written = (side: LockedNumber[]) => side.map((one) => one.written);
  if (strong || (missing.length > 0 && extra.length > 0))
    broken.push({ kind: strong?.kind ?? "figure", missing: written(missing), extra: written(extra) });
  return { broken, opposed };
}

const monthsIn = (side: LockedNumber[]): number[] =>
  side.flatMap(({ readings: [first = "", ...others] }) =>
    others.length === 0 && first.startsWith("month:") ? [Number(first.slice(6))] : [],
  );
const withoutMonths = (side: LockedNumber[]): LockedNumber[] =>
  side.filter((one) => monthsIn([one]).length === 0);

/** "Closed from November to April" is "open from May to October". */
function areRestOfYear(ours: LockedNumber[], theirs: LockedNumber[]): boolean {
  const [one, two] = [monthsIn(ours), monthsIn(theirs)];
  const next = (month: number) => (month % 12) + 1;
  const follows = ([from = 0, to = 0]: number[], [start, end]: number[]) =>
    next(to) === start && next(end ?? 0) === from;
  return (
    one.length === 2 &&
    two.length === 2 &&
    [one, one.toReversed()].some((range) => follows(range, two) || follows(range, two.toReversed()))
  );
}

/** "Three restaurants and five bars" is no longer than this between its numbers. */
const maxBetween = 32;
const and =
  /^[^.,;。]*(?:(?<!\p{L})(?:and|und|et|e|ed|y|en|и|ve|و|plus)(?!\p{L})| و|と|和|及|,|、|&)[^.,;。]*$/u;

/** Prices, times or measures of one unit that changed places, and the days and months of dates in figures. */
function swappedNumbers(matched: [LockedNumber, LockedNumber][]): BrokenLock[] {
  const groups = Map.groupBy(
    matched.filter((pair) => pair.every(({ from }) => from >= 0)),
    ([one, two]) => {
      const kind = one.kind === "figure" ? two.kind : one.kind;
      if (kind === "date" && one.kind !== two.kind) return "year";
      return kind === "figure" ? (one.unit ?? two.unit ?? "year") : kind;
    },
  );
  groups.delete("year");
  const counts = matched
    .filter((pair) => pair.every(({ kind, from }) => kind === "figure" && from >= 0))
    .toSorted(([one], [other]) => one.from - other.from);
  const isListed = (one: LockedNumber, two: LockedNumber) =>
    and.test(one.next?.slice(0, two.from - one.to) ?? "") && two.from - one.to < maxBetween;
  counts.forEach(([one, two], i) => {
    const [next, other] = counts[i + 1] ?? [];
    if (next && other && two.from > other.from && isListed(one, next) && isListed(other, two))
      groups.set(`counts ${i}`, [
        [one, two],
        [next, other],
      ]);
  });
  return [...groups.values()].flatMap((group) => {
    const inOrder = group.toSorted(([one], [other]) => one.from - other.from).map(([, two]) => two);
    const isSwapped = inOrder.some((two, i) => i > 0 && two.from < (inOrder[i - 1]?.from ?? 0));
    const kind = group[0]?.[0].kind ?? "figure";
    return isSwapped
      ? [{ kind, missing: group.map(([one]) => one.written), extra: group.map(([, two]) => two.written) }]
      : [];
  });
}

const sentenceEnd = /(?<=[.!?])\s+(?=\D)|(?<=[。！？])|;\s|\n+/u;

/** Sentences in pairs if both texts have as many; otherwise the whole texts. */
function segmentPairs(text: string, other: string): [string, string][] {
  const sentences = (one: string) => one.split(sentenceEnd).filter((part) => /\p{L}/u.test(part));
  const [ours, theirs] = [sentences(text), sentences(other)];
  return ours.length === theirs.length ? ours.map((one, i) => [one, theirs[i] ?? ""]) : [[text, other]];
}

/** Shorter texts are detected less surely, and names are the same in many languages. */
const [minDetectedWords, minCopiedWords] = [7, 5];
/** Short Japanese may have no other characters than Chinese. */
const maxWithoutKana = 8;
const notLatin = new Set(["ar", "ja", "ru", "zh"]);

function isTranslated(from: string, { text, language }: LockedText): boolean {
  const [original, base] = [baseOf(from), baseOf(language)];
  if (original === base || !guestLanguages.some((one) => one === base)) return true;
  const detected = detectLanguage(text, guestLanguages, base);
  if (detected === base) return true;
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (characters > 0 && base === "ja") return characters < maxWithoutKana;
  const all = tokenize(text).filter((word) => /\p{L}/u.test(word.text));
  const stopWordsOf = (one: string) =>
    all.filter((word) => languagesOfStopWord(fold(word.text)).some((other) => other === one)).length;
  if (detected && detected !== original && stopWordsOf(base) >= Math.max(2, stopWordsOf(detected)))
    return true;
  const words = all.length;
  const isLatin = /^\P{L}*(?:\p{Script=Latin}\P{L}*)+$/u.test(text);
  if (notLatin.has(base) || !isLatin) return words === 0;
  return words < (detected === original ? minCopiedWords : minDetectedWords);
}
