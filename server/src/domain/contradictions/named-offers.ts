import type { WrittenEntry } from "../entries/index.ts";
import { fold } from "../knowledge/index.ts";
import { moneyIn, type Per, patternsOf, plain } from "../values/index.ts";
import { type Claim, shown, unqualified } from "./claim.ts";
import { wordsTellingOffer } from "./offers.ts";
import { perUnit } from "./read-facts.ts";
import { sentencesIn } from "./segments.ts";
import { placeIn } from "./words/text-read.ts";

type Named = { entry: WrittenEntry; language: string; words: ReadonlySet<string>; called: string };

/**
 * What is sold by a name of its own, "wine tasting", and the sentences of other entries that name it with one price:
 * claims that are about that alone, whatever topic the lexicon would give them.
 */
export function* namedOffers(
  entries: readonly WrittenEntry[],
  currency: string,
): Generator<readonly [WrittenEntry, Claim] | undefined> {
  const byWord = new Map<string, Named[]>();
  /** Of many that are called the same, a sentence says one thing. */
  const sameName = new Map<string, Named[]>();
  const firsts = new Set<string>();
  for (const entry of entries)
    for (const named of namesOf(entry)) {
      const [first = ""] = named.words;
      const name = `${named.language} ${named.called}`;
      const ofName = sameName.get(name);
      sameName.set(name, [...(ofName ?? []), named]);
      firsts.add(first);
      const key = `${named.language} ${first}`;
      if (!ofName) byWord.set(key, [...(byWord.get(key) ?? []), named]);
    }
  if (byWord.size === 0) return;
  const mayName = new RegExp([...firsts].map((word) => RegExp.escape(word.slice(0, 4))).join("|"), "u");
  const told = new Set<Named>();
  for (const entry of entries) {
    yield undefined;
    if (entry.internal || entry.section === "upsells") continue;
    for (const [language, { text }] of Object.entries(entry.texts)) {
      if (!/\d/u.test(text) || !mayName.test(fold(text))) continue;
      for (const [named, claim] of pricesOf(text, language, byWord, currency)) {
        for (const one of told.has(named) ? [] : (sameName.get(`${language} ${named.called}`) ?? []))
          yield [one.entry, soldFor(one)];
        told.add(named);
        yield [entry, claim];
      }
    }
  }
}

/** What is sold by a name that tells it from anything else, in each language. */
function namesOf(entry: WrittenEntry): Named[] {
  if (entry.section !== "upsells" || !entry.price || entry.internal) return [];
  return Object.entries(entry.texts).flatMap(([language, { title }]) => {
    const words = new Set(wordsTellingOffer(title, language));
    if (words.size === 0 || (words.size < 2 && entry.key)) return [];
    return [{ entry, language, words, called: [...words].sort().join(" ") }];
  });
}

function* pricesOf(
  text: string,
  language: string,
  byWord: ReadonlyMap<string, readonly Named[]>,
  currency: string,
): Generator<readonly [Named, Claim]> {
  const patterns = patternsOf(language);
  const all = plain(text);
  for (const { from, to } of sentencesIn(all, text, language)) {
    const sentence = all.slice(from, to);
    const [price, another] = moneyIn(sentence, patterns, currency);
    if (!price || another || price.bound) continue;
    if (
      (["conditions", "elsewhere", "child", "infant"] as const).some((name) => patterns.test(name, sentence))
    )
      continue;
    const words = new Set(wordsTellingOffer(text.slice(from, to), language));
    for (const word of words)
      for (const named of byWord.get(`${language} ${word}`) ?? [])
        if ([...named.words].every((one) => words.has(one)))
          yield [
            named,
            {
              ...claimOf(named),
              value: price.value,
              qualifiers: { ...unqualified, which: named.called, per: perNight(price.per) },
              place: placeIn(
                { field: "text", language, text },
                {
                  from: from + price.digits.from,
                  to: from + price.digits.to,
                },
              ),
            },
          ];
  }
}

/** A day is charged as a night is. */
const perNight = (per: Per): Per => (per.time === "day" ? { ...per, time: "night" } : per);

const claimOf = ({ called }: Named) =>
  ({
    topic: "offer",
    aspect: "price",
    qualifiers: { ...unqualified, which: called },
    implied: false,
  }) as const;

function soldFor(named: Named): Claim {
  const { price, unit } = named.entry;
  const value = { is: "money", amount: price?.amount ?? 0, currency: price?.currency ?? "" } as const;
  const quote = shown(value);
  return {
    ...claimOf(named),
    value,
    qualifiers: { ...unqualified, which: named.called, ...(unit && { per: perUnit[unit] }) },
    place: { field: "price", language: null, quote, mark: { from: 0, to: quote.length }, at: null },
  };
}
