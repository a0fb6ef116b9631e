import type { KnowledgeEntry } from "../../entries/index.ts";
import { topicsIn } from "../../lexicon/index.ts";
import { findMoney, findTimes, findYesNo, foldAligned, type Per, patternsOf } from "../../values/index.ts";
import { type Claim, unqualified } from "../claim.ts";
import type { ClaimAspect } from "../contradiction.ts";
import { shown, type Value } from "../value.ts";
import { offerTerms } from "./offer-names.ts";
import { perUnit } from "./read-facts.ts";
import { type FoundValues, placeOf, type ReadingContext } from "./reading-context.ts";
import type { Span } from "./segments.ts";

/** The price of an upsell as a claim under its own name, such as "wine tasting". */
export function readUpsellPrice({ section, key, price, unit, texts }: KnowledgeEntry): Claim[] {
  if (section !== "upsells" || !price) return [];
  const value = { is: "money", ...price } as const;
  const quote = shown(value);
  return Object.entries(texts).flatMap(([language, { title }]) => {
    const words = [...new Set(offerTerms(title, language))].sort();
    if (words.length === 0 || (words.length < 2 && key)) return [];
    return [
      {
        ...ofOffer,
        value,
        qualifiers: { ...unqualified, ...(unit && { per: perUnit[unit] }) },
        place: { field: "price", language: null, quote, mark: { from: 0, to: quote.length }, at: null },
        named: { language, words, by: "name" },
      },
    ];
  });
}

export function readPriceMention(
  context: ReadingContext,
  sentence: Span,
  part: string,
  { money }: FoundValues,
) {
  const [price, another] = money;
  if (!price || another || price.bound) return;
  const { patterns, words } = context;
  if ((["conditions", "elsewhere", "child", "infant"] as const).some((name) => patterns.test(name, part)))
    return;
  const { language } = words;
  const telling = new Set(offerTerms(words.text.slice(sentence.from, sentence.to), language));
  context.claims.push({
    ...ofOffer,
    value: price.value,
    qualifiers: { ...unqualified, per: perNight(price.per) },
    place: placeOf(words, price.digits),
    named: { language, words: [...telling], by: "sentence" },
  });
}

/** Reads the answer to a question about something without a topic ("Is there a helipad?"). */
export function readUnknownTopicAnswer(entry: KnowledgeEntry, currency: string): Claim[] {
  if (entry.section !== "faq") return [];
  return Object.entries(entry.texts).flatMap(([language, { question, text }]): Claim[] => {
    if (!question || !text || text.length > askedCharactersMost) return [];
    if (topicsIn(question, language).size > 0) return [];
    const telling = new Set(offerTerms(question, language));
    if (telling.size === 0 || telling.size > askedWordsMost) return [];
    // "Tower 7" is not "Tower 8".
    const words = [...telling, ...(question.match(/\d+/gu) ?? [])].sort();
    const patterns = patternsOf(language);
    const answer = foldAligned(text);
    if (patterns.test("conditions", answer) || patterns.test("elsewhere", answer)) return [];
    const named = { language, words, by: "question" } as const;
    const written = { field: "text", language, text };
    const [price, another] = findMoney(answer, patterns, currency);
    const times = findTimes(answer, patterns);
    const claims: Claim[] = [];
    const add = (aspect: ClaimAspect, value: Value, at: Span, per = unqualified.per) =>
      claims.push({
        topic: "offer",
        aspect,
        value,
        implied: false,
        qualifiers: { ...unqualified, per },
        place: placeOf(written, at),
        named,
      });
    if (price && !another && !price.bound) add("price", price.value, price.digits, perNight(price.per));
    for (const aspect of ["from", "until"] as const) {
      const [time, second] = times.filter(({ role }) => role === aspect);
      if (time && !second) add(aspect, { is: "time", minutes: time.minutes, halfDay: time.halfDay }, time);
    }
    const whether = patterns.test("asksWhether", foldAligned(question))
      ? findYesNo(answer, patterns)
      : undefined;
    if (whether) add("is", { is: whether }, { from: 0, to: Math.max(1, answer.trimEnd().length) });
    return claims;
  });
}

/** Questions with more content words ask for several things. */
const askedWordsMost = 3;
/** Longer answers cover more than the question. */
const askedCharactersMost = 160;

const ofOffer = { topic: "offer", aspect: "price", implied: false } as const;

/** A price per day counts as a price per night. */
const perNight = (per: Per): Per => (per.time === "day" ? { ...per, time: "night" } : per);

/** Returns the offer claims whose names match at least one other claim, with the name as their variant. */
export function groupNamedOffers<C extends Claim>(claims: readonly C[]): C[] {
  const sold = Map.groupBy(
    claims.filter(({ named }) => named?.by === "name"),
    ({ named }) => nameOf(named as Named),
  );
  const byWord = new Map<string, Set<string>>();
  for (const [name, [first]] of sold) {
    const { language = "", words = [] } = first?.named ?? {};
    const key = `${language} ${words[0]}`;
    byWord.set(key, (byWord.get(key) ?? new Set()).add(name));
  }
  const found = new Map<string, C[]>();
  for (const claim of claims) {
    if (claim.named?.by !== "sentence") continue;
    const { language, words } = claim.named;
    const inIt = new Set(words);
    for (const word of words)
      for (const name of byWord.get(`${language} ${word}`) ?? [])
        if (sold.get(name)?.[0]?.named?.words.every((one) => inIt.has(one)))
          found.set(name, [...(found.get(name) ?? []), claim]);
  }
  const asked = Map.groupBy(
    claims.filter(({ named }) => named?.by === "question"),
    ({ named, aspect }) => `${aspect} ${nameOf(named as Named)}`,
  );
  const alike = [
    ...[...found].map(([name, clause]) => [name, [...(sold.get(name) ?? []), ...clause]] as const),
    ...[...asked].filter(([, answers]) => answers.length > 1),
  ];
  return alike.flatMap(([name, same]) =>
    same.map((claim) => ({ ...claim, qualifiers: { ...claim.qualifiers, which: name } })),
  );
}

type Named = NonNullable<Claim["named"]>;
const nameOf = ({ language, words }: Named): string => `${language} ${words.join(" ")}`;
