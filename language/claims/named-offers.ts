import type { KnowledgeEntry } from "../entries/index.ts";
import { topicsIn } from "../lexicon/index.ts";
import { moneyIn, type Per, patternsOf, plain, timesIn, whetherIn } from "../values/index.ts";
import { type Claim, unqualified } from "./claim.ts";
import type { ClaimAspect } from "./contradiction.ts";
import { wordsTellingOffer } from "./offers.ts";
import { perUnit } from "./read-facts.ts";
import type { Stretch } from "./segments.ts";
import { shown, type Value } from "./value.ts";
import { type Found, placeIn, type TextRead } from "./words/text-read.ts";

/**
 * What is sold by a name of its own, "wine tasting", with its price: claims that are about that alone, whatever topic
 * the lexicon would give them.
 */
export function readSold({ section, key, price, unit, texts }: KnowledgeEntry): Claim[] {
  if (section !== "upsells" || !price) return [];
  const value = { is: "money", ...price } as const;
  const quote = shown(value);
  return Object.entries(texts).flatMap(([language, { title }]) => {
    const words = [...new Set(wordsTellingOffer(title, language))].sort();
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

/** Reads a sentence that names one price: it may be of whatever is sold by words that stand in it. */
export function readNamed(reading: TextRead, sentence: Stretch, part: string, { money }: Found) {
  const [price, another] = money;
  if (!price || another || price.bound) return;
  const { patterns, words } = reading;
  if ((["conditions", "elsewhere", "child", "infant"] as const).some((name) => patterns.test(name, part)))
    return;
  const { language } = words;
  const telling = new Set(wordsTellingOffer(words.text.slice(sentence.from, sentence.to), language));
  reading.claims.push({
    ...ofOffer,
    value: price.value,
    qualifiers: { ...unqualified, per: perNight(price.per) },
    place: placeIn(words, price.digits),
    named: { language, words: [...telling], by: "sentence" },
  });
}

/** "Is there a helipad?": what an answer claims of a thing that the lexicon does not know, under the question's words. */
export function readAsked(entry: KnowledgeEntry, currency: string): Claim[] {
  if (entry.section !== "faq") return [];
  return Object.entries(entry.texts).flatMap(([language, { question, text }]): Claim[] => {
    if (!question || !text || text.length > askedCharactersMost) return [];
    if (topicsIn(question, language).size > 0) return [];
    const telling = new Set(wordsTellingOffer(question, language));
    if (telling.size === 0 || telling.size > askedWordsMost) return [];
    // "Tower 7" is not "Tower 8".
    const words = [...telling, ...(question.match(/\d+/gu) ?? [])].sort();
    const patterns = patternsOf(language);
    const answer = plain(text);
    if (patterns.test("conditions", answer) || patterns.test("elsewhere", answer)) return [];
    const named = { language, words, by: "question" } as const;
    const written = { field: "text", language, text };
    const [price, another] = moneyIn(answer, patterns, currency);
    const times = timesIn(answer, patterns);
    const claims: Claim[] = [];
    const add = (aspect: ClaimAspect, value: Value, at: Stretch, per = unqualified.per) =>
      claims.push({
        topic: "offer",
        aspect,
        value,
        implied: false,
        qualifiers: { ...unqualified, per },
        place: placeIn(written, at),
        named,
      });
    if (price && !another && !price.bound) add("price", price.value, price.digits, perNight(price.per));
    for (const aspect of ["from", "until"] as const) {
      const [time, second] = times.filter(({ role }) => role === aspect);
      if (time && !second) add(aspect, { is: "time", minutes: time.minutes, halfDay: time.halfDay }, time);
    }
    const whether = patterns.test("asksWhether", plain(question)) ? whetherIn(answer, patterns) : undefined;
    if (whether) add("is", { is: whether }, { from: 0, to: Math.max(1, answer.trimEnd().length) });
    return claims;
  });
}

/** Who asks for more than one thing asks for none of them alone. */
const askedWordsMost = 3;
/** A longer answer tells of more than what is asked. */
const askedCharactersMost = 160;

const ofOffer = { topic: "offer", aspect: "price", implied: false } as const;

/** A day is charged as a night is. */
const perNight = (per: Per): Per => (per.time === "day" ? { ...per, time: "night" } : per);

/** Of claims about offers those that name the same one, each with its name as which of them it is. */
export function namedAlike<C extends Claim>(claims: readonly C[]): C[] {
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
    ...[...found].map(([name, said]) => [name, [...(sold.get(name) ?? []), ...said]] as const),
    ...[...asked].filter(([, answers]) => answers.length > 1),
  ];
  return alike.flatMap(([name, same]) =>
    same.map((claim) => ({ ...claim, qualifiers: { ...claim.qualifiers, which: name } })),
  );
}

type Named = NonNullable<Claim["named"]>;
const nameOf = ({ language, words }: Named): string => `${language} ${words.join(" ")}`;
