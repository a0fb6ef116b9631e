import type { KnowledgeEntry } from "../../entries/index.ts";
import { relatedTopics } from "../../lexicon/index.ts";
import { allMatches, shorten } from "../../text/index.ts";
import {
  findMoney,
  foldAligned,
  namesCurrency,
  numberWordsToDigits,
  patternsOf,
} from "../../values/index.ts";
import type { Claim } from "../claim.ts";
import type { About, Contradiction, Place, Side } from "../contradiction.ts";
import { claimsOf } from "../reading/cached-claims.ts";
import { type Span, sentencesIn } from "../reading/segments.ts";
import type { Value } from "../value.ts";
import { findValue, isSame, toLatinDigits } from "./find-value.ts";
import { fitsBefore } from "./rewrite.ts";

/** A text that may still state the old value, and that only a person can change. */
export type LeftText = { entryId: string; language: string | null; field: string; quote: string };

export type OtherPlaces = { places: Place[]; leftTexts: LeftText[] };

/** `same`: the side states it. `candidate`: nothing speaks against it. `other`: it belongs to something else. */
type Mention = Span & { field: "title" | "text"; is: "same" | "candidate" | "other"; isRead: boolean };
type Words = { language: string; mentions: Mention[]; states: boolean };

const longestQuote = 200;
const languagesWithWordTables = new Set(["en", "de", "fr", "es", "it", "pt"]);

/**
 * Finds where an entry states a side's value without a claim that says so: in a translation that names the thing in other
 * words, or in a language without word tables. A translation counts if it states the value as often as a text that was
 * read, and that text states it of nothing else.
 */
export function findOtherPlaces(
  entry: KnowledgeEntry,
  { about, aspect }: Contradiction,
  side: Side,
  used: Side,
  currency: string,
): OtherPlaces {
  const claims = claimsOf(entry, currency).filter(({ value }) => isSame(value, side.says));
  const isRelated = (claim: Claim) =>
    claim.topic === about ? claim.aspect === "at" : claim.aspect === aspect && areRelated(claim.topic, about);
  const fields = claims.filter((claim) => claim.place.at === null && isRelated(claim));
  const isOwn = (language: string, of: Side) =>
    of.entryId === entry.entryId && of.places.some((place) => place.language === language && place.at);

  const all = Object.entries(entry.texts).map(([language, text]): Words => {
    const mentionsIn = (field: "title" | "text") =>
      findValue(text[field], language, side.says, currency).map((span): Mention => {
        const isHere = (place: Place) =>
          place.language === language &&
          place.field === field &&
          place.at !== null &&
          overlap(place.at, span);
        const ofPlace = claims.filter(({ place }) => isHere(place));
        const is = side.places.some(isHere)
          ? "same"
          : ofPlace.some(isRelated) || ofPlace.length === 0
            ? "candidate"
            : "other";
        return { ...span, field, is, isRead: ofPlace.length > 0 };
      });
    const mentions = [...mentionsIn("title"), ...mentionsIn("text")];
    return { language, mentions, states: isOwn(language, side) || isOwn(language, used) };
  });
  const clear = all.filter(
    ({ mentions }) => mentions.length > 0 && mentions.every(({ is }) => is === "same"),
  );
  const isStated = all.some(({ states }) => states);

  const found: OtherPlaces = { places: fields.map(({ place }) => place), leftTexts: [] };
  for (const { language, mentions, states } of all) {
    const text = entry.texts[language];
    if (states || !text) continue;
    const leave = (field: "title" | "text", quote: string) =>
      found.leftTexts.push({ entryId: entry.entryId, language, field, quote: shorten(quote, longestQuote) });
    if (mentions.length === 0) {
      const quote = isStated ? unreadStatement(text.text, language, used, currency) : undefined;
      if (quote) leave("text", quote);
      continue;
    }
    // A translation states the same, even if it was read as something else: "children under 14" for "guests under 14".
    const isTranslation = clear.some((one) => one.mentions.length === mentions.length);
    const candidates = isTranslation ? mentions : mentions.filter(({ is }) => is === "candidate");
    const isClear = isStated ? isTranslation : mentions.length === 1;
    for (const mention of candidates) {
      const { field, from, to } = mention;
      // Without a text that was read, a bare number may count anything.
      if (!isStated && side.says.is === "number" && !mention.isRead) continue;
      const sentence = sentenceAround(text[field], language, mention);
      const quote = text[field].slice(sentence.from, sentence.to);
      const mark = { from: from - sentence.from, to: to - sentence.from };
      if (!isClear || !fitsBefore(used.says, text[field].slice(to))) leave(field, quote.trim());
      else found.places.push({ field, language, quote, mark, at: { from, to } });
    }
  }
  return found;
}

/**
 * Sentences of a changed entry that may still state the old value: beside the one that was rewritten, in other words,
 * or as days instead of hours. A value that was read as something else's is not meant.
 */
export function findRemaining(
  entry: KnowledgeEntry,
  { about }: Contradiction,
  side: Side,
  currency: string,
  changed: ReadonlySet<string>,
): LeftText[] {
  const isRelated = ({ topic }: Claim) => topic === about || (about !== "offer" && areRelated(topic, about));
  // A priced thing also has a claim about "offer", whatever it is.
  const claims = claimsOf(entry, currency).filter(
    ({ topic, value }) => topic !== "offer" && isSame(value, side.says),
  );
  return Object.entries(entry.texts).flatMap(([language, text]) =>
    (["title", "text"] as const).flatMap((field) => {
      const isOthers = (span: Span) => {
        const ofPlace = claims.filter(
          ({ place }) =>
            place.language === language &&
            place.field === field &&
            place.at !== null &&
            overlap(place.at, span),
        );
        return ofPlace.length > 0 && !ofPlace.some(isRelated);
      };
      const spans = changed.has(language)
        ? remainingIn(text[field], language, side, currency)
        : bareHours(text[field], language, side.says);
      const quotes = spans
        .filter((span) => !isOthers(span))
        .map((span) => sentenceAround(text[field], language, span))
        .map(({ from, to }) => shorten(text[field].slice(from, to).trim(), longestQuote));
      return [...new Set(quotes)].map((quote) => ({ entryId: entry.entryId, language, field, quote }));
    }),
  );
}

/** In a text that was rewritten. A number counts only with the unit that the old value had, or as a notice. */
function remainingIn(text: string, language: string, { says, places }: Side, currency: string): Span[] {
  const spans = findValue(text, language, says, currency);
  if (says.is !== "number") return spans;
  if (says.of === "hours") return noticesIn(text, language, says.number);
  const unitAfter = (all: string, at: number) => /^[\s-]*(\p{L}+)/u.exec(all.slice(at))?.[1]?.toLowerCase();
  const units = places.map(({ quote, mark }) => unitAfter(quote, mark.to));
  return spans.filter(({ to }) => units.includes(unitAfter(text, to)) && unitAfter(text, to) !== undefined);
}

const noticeUnits: ReadonlyArray<[hours: number, unit: RegExp]> = [
  [1, /^[\s-]*(?:hours?|hrs?|h|std|stunden?|heures?|horas?|ore|uur|uren)(?!\p{L})/u],
  [24, /^[\s-]*(?:days?|tage?n?|jours?|dias?|giorn[io]|dag(?:en)?)(?!\p{L})/u],
  [168, /^[\s-]*(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|week|weken)(?!\p{L})/u],
];
const oneUnit =
  /(?<!\p{L})(?:a|an|one|ein(?:e[nrms]?)?|une?|una?|uno|uma?|een)\s(?=(?:day|week|tag|woche|jour|semaine|dia|semana|giorno|settimana|dag|week)(?!\p{L}))/gu;

/** Times before something, in hours, days or weeks. */
function noticesIn(text: string, language: string, hours: number): Span[] {
  const folded = numberWordsToDigits(toLatinDigits(foldAligned(text)), language);
  const written = folded.replace(oneUnit, (article) => "1".padEnd(article.length));
  return allMatches(/(?<![\d.,:/])\d+(?![\d:%€$£]|[.,]\d)/gu, written).flatMap(({ 0: digits, index }) => {
    const behind = written.slice(index + digits.length);
    const unit = noticeUnits.find(([, pattern]) => pattern.test(behind));
    return unit && Number(digits) * unit[0] === hours ? [{ from: index, to: index + digits.length }] : [];
  });
}

/** A full hour without a word that makes it a time, as in "Frühstück ab 7": a translation that was not rewritten. */
function bareHours(text: string, language: string, value: Value): Span[] {
  if (value.is !== "time" || value.minutes % 60 !== 0) return [];
  const folded = numberWordsToDigits(toLatinDigits(foldAligned(text)), language);
  const hour = value.minutes / 60;
  const hours = [...new Set([hour, hour % 12 === 0 ? 12 : hour % 12])].join("|");
  const pattern = new RegExp(
    `(?<=(?:^|[\\s(])(?:ab|von|bis|um|at|from|until|till|to|by|des|de|du|a|jusqu'a|desde|hasta|las|la|as|ate|dalle|alle|fino|van|vanaf|tot|om)\\s+)(?:${hours})(?![\\d:%€$£]|[.,]\\d|\\s*(?:\\p{L}{4,}|€|%))`,
    "gu",
  );
  return allMatches(pattern, folded).map(({ 0: all, index }) => ({ from: index, to: index + all.length }));
}

const areRelated = (one: About, other: About): boolean =>
  one === "offer" || other === "offer" || relatedTopics(one).has(other) || relatedTopics(other).has(one);

const overlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** The sentence at an offset of a text. */
export function sentenceAround(text: string, language: string, { from }: Pick<Span, "from">): Span {
  const sentences = sentencesIn(foldAligned(text), text, language);
  return sentences.find((one) => one.from <= from && from < one.to) ?? { from: 0, to: text.length };
}

/** The part of a translation that may state the value in words; undefined if it surely does not. */
function unreadStatement(text: string, language: string, used: Side, currency: string): string | undefined {
  if (text === "" || findValue(text, language, used.says, currency).length > 0) return undefined;
  const folded = toLatinDigits(foldAligned(text));
  const sentences = sentencesIn(folded, text, language);
  const prices = findMoney(folded, patternsOf(language), currency);
  const namesUnreadPrice = (one: Span) =>
    namesCurrency(folded.slice(one.from, one.to), currency) && !prices.some((price) => overlap(price, one));
  const [priced] = used.says.is === "money" ? sentences.filter(namesUnreadPrice) : [];
  if (priced) return text.slice(priced.from, priced.to).trim();
  return languagesWithWordTables.has(language.split("-")[0] ?? language) ? undefined : text;
}
