import type { WrittenEntry } from "../entries/index.ts";
import type { Per } from "../values/index.ts";
import { type Claim, shown, unqualified } from "./claim.ts";
import { wordsTellingOffer } from "./offers.ts";
import { perUnit } from "./read-facts.ts";
import type { Stretch } from "./segments.ts";
import { type Found, placeIn, type TextRead } from "./words/text-read.ts";

/**
 * What is sold by a name of its own, "wine tasting", with its price: claims that are about that alone, whatever topic
 * the lexicon would give them.
 */
export function readSold({ section, key, price, unit, texts }: WrittenEntry): Claim[] {
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
        named: { language, words, isSold: true },
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
    named: { language, words: [...telling], isSold: false },
  });
}

const ofOffer = { topic: "offer", aspect: "price", implied: false } as const;

/** A day is charged as a night is. */
const perNight = (per: Per): Per => (per.time === "day" ? { ...per, time: "night" } : per);

/** Of claims about offers those that name the same one, each with its name as which of them it is. */
export function namedAlike<C extends Claim>(claims: readonly C[]): C[] {
  const sold = Map.groupBy(
    claims.filter(({ named }) => named?.isSold),
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
    if (!claim.named || claim.named.isSold) continue;
    const { language, words } = claim.named;
    const inIt = new Set(words);
    for (const word of words)
      for (const name of byWord.get(`${language} ${word}`) ?? [])
        if (sold.get(name)?.[0]?.named?.words.every((one) => inIt.has(one)))
          found.set(name, [...(found.get(name) ?? []), claim]);
  }
  return [...found].flatMap(([name, said]) =>
    [...(sold.get(name) ?? []), ...said].map((claim) => ({
      ...claim,
      qualifiers: { ...claim.qualifiers, which: name },
    })),
  );
}

type Named = NonNullable<Claim["named"]>;
const nameOf = ({ language, words }: Named): string => `${language} ${words.join(" ")}`;
