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
  const terms = new Set(offerTerms(words.text.slice(sentence.from, sentence.to), language));
  context.claims.push({
    ...ofOffer,
    value: price.value,
    qualifiers: { ...unqualified, per: perNight(price.per) },
    place: placeOf(words, price.digits),
    named: { language, words: [...terms], by: "sentence" },
  });
}

/** Reads the answer to a question about something without a topic ("Is there a helipad?"). */
export function readUnknownTopicAnswer(entry: KnowledgeEntry, currency: string): Claim[] {
  if (entry.section !== "faq") return [];
  return Object.entries(entry.texts).flatMap(([language, { question, text }]): Claim[] => {
    if (!question || !text || text.length > maxAnswerLength) return [];
    if (topicsIn(question, language).size > 0) return [];
    const terms = new Set(offerTerms(question, language));
    if (terms.size === 0 || terms.size > maxQuestionTerms) return [];
    // "Tower 7" is not "Tower 8".
    const words = [...terms, ...(question.match(/\d+/gu) ?? [])].sort();
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
const maxQuestionTerms = 3;
/** Longer answers cover more than the question. */
const maxAnswerLength = 160;

const ofOffer = { topic: "offer", aspect: "price", implied: false } as const;

/** A price per day counts as a price per night. */
export const perNight = (per: Per): Per => (per.time === "day" ? { ...per, time: "night" } : per);

/** Returns the offer claims whose names match at least one other claim, with the name as their variant. */
export function groupNamedOffers<C extends Claim>(claims: readonly C[]): C[] {
  const {
    name = [],
    sentence = [],
    question = [],
  } = Object.groupBy(claims, ({ named }) => named?.by ?? "none");
  const sold = Map.groupBy(name, nameOf);
  const soldByWord = Map.groupBy(
    [...sold.values()].flatMap(([first]) => first ?? []),
    ({ named }) => `${named?.language} ${named?.words[0]}`,
  );
  const found = new Map<string, C[]>();
  for (const claim of sentence) {
    const words = new Set(claim.named?.words);
    for (const word of words)
      for (const offer of soldByWord.get(`${claim.named?.language} ${word}`) ?? [])
        if (offer.named?.words.every((one) => words.has(one)))
          found.set(nameOf(offer), [...(found.get(nameOf(offer)) ?? []), claim]);
  }
  const questionClaims = Map.groupBy(question, (claim) => `${claim.aspect} ${nameOf(claim)}`);
  const alike = [
    ...[...found].map(([offer, mentions]) => [offer, [...(sold.get(offer) ?? []), ...mentions]] as const),
    ...[...questionClaims].filter(([, answers]) => answers.length > 1),
  ];
  return alike.flatMap(([which, same]) =>
    same.map((claim) => ({ ...claim, qualifiers: { ...claim.qualifiers, which } })),
  );
}

const nameOf = ({ named }: Claim): string => `${named?.language} ${named?.words.join(" ")}`;
