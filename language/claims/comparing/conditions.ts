import { foldAligned, numberWordsToDigits, patternsOf } from "../../values/index.ts";
import type { Claim } from "../claim.ts";
import { qualifiersIn } from "../reading/find-qualifiers.ts";
import {
  agePattern,
  andMore,
  type ConditionKind,
  conditionWords,
  groupPattern,
  meansEveryone,
  narrowing,
  upTo,
  weightPattern,
} from "./conditions.words.ts";
import type { SourcedClaim } from "./sourced-claim.ts";

/** The conditions that a sentence names for its value, by kind: room types, vehicles, group sizes, prices, times. */
type Conditions = Map<ConditionKind, ReadonlySet<string>>;

/** Kinds that make a sentence an exception: "for suites", where the other sentence names no room type. */
const exceptions: ReadonlySet<ConditionKind> = new Set(["room", "vehicle", "member", "people"]);
/** A price is also compared by a night or a longer stay. */
const exceptionsOfPrices: ReadonlySet<ConditionKind> = new Set([...exceptions, "hour", "length"]);
/** Prices that rise by the hour: €30 until 14:00, €60 until 18:00. */
const hasSteps: ReadonlySet<Claim["topic"]> = new Set(["late_check_out", "early_check_in", "late_check_in"]);
/** Values that hold under conditions. That something exists, or an age limit, is said in too many other words. */
const conditional: ReadonlySet<Claim["aspect"]> = new Set([
  "price",
  "from",
  "until",
  "at",
  "all_day",
  "count",
]);

/**
 * True if two claims hold under different conditions: "€25 for up to 3 people" and "€38 for 4 to 7", a price by car and
 * by van, until 11 and, in suites, until 12. Both can be true.
 */
export function haveDifferentConditions(a: SourcedClaim, b: SourcedClaim): boolean {
  if (!conditional.has(a.aspect)) return false;
  const makesException = a.aspect === "price" ? exceptionsOfPrices : exceptions;
  const [one, other] = [conditionsOf(a), conditionsOf(b)];
  return [...new Set([...one.keys(), ...other.keys()])].some((kind) => {
    if ((kind === "time" || kind === "price") && !hasSteps.has(a.topic)) return false;
    const [ours, theirs] = [one.get(kind), other.get(kind)];
    if (ours && theirs) return isRange.has(kind) ? !overlap(ours, theirs) : ours.isDisjointFrom(theirs);
    // A field and the text of one entry are about the same.
    const exceptional = ours ? a : b;
    return (
      a.source !== b.source &&
      exceptional.place.at !== null &&
      makesException.has(kind) &&
      !(ours ?? theirs)?.has("resident")
    );
  });
}

/**
 * True if the sentences of two claims name the same conditions, as far as their words show: then the value of one can
 * take the place of the other's, and the sentence stays true.
 */
export function haveSameConditions(a: SourcedClaim, b: SourcedClaim): boolean {
  // Whether the price of an entry holds under a condition of its text is not known.
  const none: Conditions = new Map();
  const isOneEntry = a.source === b.source;
  const [one = none, other = none] = [a, b].map((claim) =>
    isOneEntry && claim.place.at === null ? none : conditionsOf(claim),
  );
  const kinds = [...new Set([...one.keys(), ...other.keys()])].filter(
    (kind) => (kind !== "age" && kind !== "years") || a.aspect !== "age",
  );
  const isSame = (kind: ConditionKind) => {
    const [ours, theirs] = [one.get(kind), other.get(kind)];
    return ours !== undefined && theirs !== undefined && ours.symmetricDifference(theirs).size === 0;
  };
  const [p, q] = [a.qualifiers, b.qualifiers];
  const isQualifiedAlike = p.days === q.days && p.months === q.months && p.when === q.when && p.who === q.who;
  return isQualifiedAlike && kinds.every(isSame) && !narrows(a.place, b.place) && !narrows(b.place, a.place);
}

/** True if a sentence says for whom, with what or when it holds, in words that the other one does not have. */
function narrows({ at, quote, mark }: Claim["place"], other: Claim["place"]): boolean {
  if (at === null) return false;
  const words = foldAligned(`${quote.slice(0, mark.from)} ${quote.slice(mark.to)}`);
  const others = new Set(foldAligned(other.quote).match(/\p{L}+/gu));
  return [...words.matchAll(narrowing)].some(({ groups }) =>
    (groups?.what?.match(/\p{L}{3,}/gu) ?? []).some((word) => !others.has(word) && !meansEveryone.test(word)),
  );
}

export const hasConditions = (claim: SourcedClaim): boolean => conditionsOf(claim).size > 0;

const known = new WeakMap<Claim["place"], Conditions>();

function conditionsOf({ place, aspect, source }: SourcedClaim): Conditions {
  const found = known.get(place) ?? readConditions(place.at === null ? besideField(source) : place, aspect);
  known.set(place, found);
  return found;
}

const money =
  /(?:[€$£]|(?:eur|chf|usd|gbp)\s)\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*(?:,[-–])?\s?(?:[€$£]|eur|euros?|chf|franken|usd|gbp|dollars?|pounds?)(?!\p{L})/gu;
const times =
  /(?<![\d.,:])\d{1,2}(?:[:.h]\d{2}|\s?(?:[ap]\.?m\b|uhr|h(?!\p{L})|o'clock|heures|horas|ore(?!\p{L})))/gu;

type Stated = Pick<Claim["place"], "field" | "language" | "quote" | "mark" | "at">;

/** A field holds under the conditions that its entry's text names: "For up to 3 people." */
function besideField({ entry }: SourcedClaim["source"]): Stated {
  const [language = "en", words] = Object.entries(entry?.texts ?? {})[0] ?? [];
  return { field: "text", language, quote: words?.text ?? "", mark: { from: 0, to: 0 }, at: null };
}

/** A title or a question names no conditions of its own. */
function readConditions({ field, quote, mark, at, language }: Stated, aspect: Claim["aspect"]): Conditions {
  const conditions: Conditions = new Map();
  if (field !== "text") return conditions;
  const folded = numberWordsToDigits(foldAligned(quote), language ?? "en");
  const words = folded.slice(0, mark.from) + " ".repeat(mark.to - mark.from) + folded.slice(mark.to);
  const add = (kind: ConditionKind, found: Iterable<string>) => {
    const all = new Set(found);
    if (all.size > 0) conditions.set(kind, all);
  };
  const prices = [...words.matchAll(money)].map(([all]) => all.replace(/[^\d.,]/gu, ""));
  const hours = [...words.matchAll(times)].map(([all]) => all);
  if (at !== null && aspect === "price") add("time", hours);
  else if (at !== null) add("price", prices);
  const rest = words.replace(money, blank).replace(times, blank);
  const rangesOf = (pattern: RegExp) => [...rest.matchAll(pattern)].map(([all]) => rangeOf(all));
  add("people", rangesOf(groupPattern));
  add("years", rangesOf(agePattern));
  add("weight", rangesOf(weightPattern));
  const { days, months } = qualifiersIn(rest, patternsOf(language ?? "en"));
  add("days", bitsOf(days));
  add("months", bitsOf(months));
  for (const [kind, values] of conditionWords) {
    // "3 in the afternoon" is the value of a time.
    if (kind === "hour" && aspect !== "price") continue;
    add(
      kind,
      values.flatMap(([name, pattern]) => (pattern.test(rest) ? [name] : [])),
    );
  }
  return conditions;
}

const isRange: ReadonlySet<ConditionKind> = new Set(["people", "years", "weight"]);

/** "4 to 7" as "4-7", "up to 3" as "0-3", "from 4" as "4-Infinity". */
function rangeOf(words: string): string {
  const [from = 0, to] = (words.match(/\d+/gu) ?? []).map(Number);
  if (to !== undefined) return `${from}-${to}`;
  if (upTo.test(words)) return `0-${from}`;
  return `${from}-${andMore.test(words) ? Number.POSITIVE_INFINITY : from}`;
}

/** Ranges that only touch, such as "up to 6" and "from 6", do not overlap. */
function overlap(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const read = (range: string) => range.split("-").map(Number) as [number, number];
  return [...some].map(read).some(([from, to]) =>
    [...others].map(read).some(([start, end]) => {
      const isPoint = from === to || start === end;
      const [low, high] = [Math.max(from, start), Math.min(to, end)];
      return isPoint ? low <= high : low < high;
    }),
  );
}

const bitsOf = (mask: number | null): string[] =>
  [...(mask ?? 0).toString(2)].reverse().flatMap((bit, at) => (bit === "1" ? [String(at)] : []));

const blank = (all: string) => " ".repeat(all.length);
