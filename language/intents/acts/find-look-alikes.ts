import { cached, fold, hasQuestionMark, PhraseMatcher } from "../../text/index.ts";
import { deathWords } from "./death.words.ts";
import { deathMatchers, isLongAgo, mayTellDeath } from "./death-matchers.ts";
import { lateSleepers, lookAlikeWords, markWords } from "./look-alike.words.ts";

const words = Object.entries(lookAlikeWords);
const listOf = (name: "jokes" | "quarrels" | "robbery" | "scratches") =>
  new PhraseMatcher(words.map(([, lists]) => lists[name]).join(","));

const always = new PhraseMatcher(
  words
    .flatMap(([language, { sayings, things }]) => [
      sayings,
      ...things.flatMap((pair) => combined(pair, language === "zh" || language === "ja" ? "" : " ")),
    ])
    .join(","),
);
/** "The battery of my e-bike is dead": other words may stand between, but none for a person. */
const apart = new PhraseMatcher(
  words
    .filter(([language]) => language !== "zh" && language !== "ja")
    .flatMap(([, { things }]) => things.flatMap((pair) => combined(pair, " … … ")))
    .join(","),
);
const people = new PhraseMatcher(
  Object.values(deathWords)
    .map((one) => one.people)
    .join(","),
);
const withoutThings = (piece: string): string =>
  apart.find(piece) !== undefined && people.find(piece) === undefined ? apart.remove(piece) : piece;

/** "Died last year". */
const withoutOldDeaths = (piece: string): string =>
  mayTellDeath(piece)
    ? deathMatchers().reduce(
        (rest, words) =>
          words.died.find(rest) !== undefined && isLongAgo(rest, words) ? words.died.remove(rest) : rest,
        piece,
      )
    : piece;

const inPieces = (folded: string, change: (piece: string) => string): string =>
  folded
    .split(/(?<=[,.;:!?،؟，。！？、])/u)
    .map(change)
    .join("");

const sleepingLate = new RegExp(lateSleepers.map(({ source }) => source).join("|"), "gu");

const jokes = listOf("jokes");
const quarrels = listOf("quarrels");
const robbery = listOf("robbery");
const scratches = listOf("scratches");

const laughing = new PhraseMatcher(markWords.laughing);
const downplaying = new PhraseMatcher(markWords.downplaying);
const prices = new PhraseMatcher(markWords.prices);
const nearly = new PhraseMatcher(markWords.nearly);
const plaster = new PhraseMatcher(markWords.plaster);
const grave = new PhraseMatcher(markWords.grave);

const PRICE = /[€$£¥₺₽]|(?<!\p{L})(?:euros?|eur)(?!\p{L})|欧元|ユーロ/iu;
const LAUGHING = /[😅😂🤣😆😄😉😜😁🙈🤭]|[:;]-?[)DP]/u;

function combined([things, predicates]: readonly [string, string], between: string): string[] {
  const partsOf = (list: string) => list.split(",").map((one) => one.trim());
  return partsOf(things).flatMap((thing) =>
    partsOf(predicates).map((predicate) => `${thing}${between}${predicate}`),
  );
}

export const isLaughing = (text: string): boolean =>
  LAUGHING.test(text) || laughing.find(fold(text)) !== undefined;

const matchersFor = cached((message): PhraseMatcher[] => {
  const folded = fold(message).replace(sleepingLate, " ");
  const has = (matcher: PhraseMatcher) => matcher.find(folded) !== undefined;
  // "He cut his finger off", "it smells of bleach, my son drank it": such words are no saying.
  if (has(grave)) return [];
  const laughs = isLaughing(message);
  const isAboutPrices = PRICE.test(message) || has(prices);
  return [
    always,
    ...(laughs || (has(nearly) && isAboutPrices) ? [jokes] : []),
    ...(isAboutPrices ? [robbery] : []),
    ...(laughs || has(downplaying) ? [quarrels] : []),
    ...(has(plaster) ? [scratches] : []),
  ];
});

/**
 * A part of a message without words that only sound like a danger: sayings, dead batteries, a small cut for which a
 * plaster is needed. Undefined if it has none. A danger beside them is read in the rest.
 */
export const withoutLookAlikes = (part: string, message: string): string | undefined => {
  const folded = fold(part);
  const matchers = matchersFor(message);
  const reduced = inPieces(folded.replace(sleepingLate, " "), (piece) =>
    withoutOldDeaths(matchers.length > 0 ? withoutThings(piece) : piece),
  );
  const matching = matchers.filter((matcher) => matcher.find(reduced) !== undefined);
  if (matching.length === 0 && reduced === folded) return undefined;
  const rest = matching.reduce((text, matcher) => matcher.remove(text), reduced);
  const plain = rest.replace(/\s+/gu, " ").trim();
  return hasQuestionMark(part) ? `${plain}?` : plain;
};
