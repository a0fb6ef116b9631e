import { findMentions, isTopic } from "../../lexicon/index.ts";
import { isStopWord, stem, tokenizeWithOffsets } from "../../text/index.ts";
import { foldAligned, patternsOf } from "../../values/index.ts";
import { durationIn } from "./find-qualifiers.ts";

/** The words that tell an offer from others of its kind: "deep tissue" in "a deep tissue massage". */
export function offerName(words: string, language: string): string {
  const { vocabulary } = patternsOf(language);
  const placed = tokenizeWithOffsets(words);
  const named = new Set<number>();
  const kinds = new Set<number>();
  for (const { from, to, concepts } of findMentions(placed, language))
    if (concepts.length > 0)
      for (let at = from; at < to; at++) {
        named.add(at);
        if (concepts.some(isTopic)) kinds.add(at);
      }
  const telling = placed.flatMap((word, at) => {
    const bare = foldAligned(words.slice(word.from, word.to));
    // "Massage 7" is a name.
    if (/\p{N}/u.test(bare))
      return kinds.has(at - 1) && /^\s$/u.test(words.slice(placed[at - 1]?.to, word.from)) ? [bare] : [];
    if (named.has(at) && !compoundingLanguages.has(language.split("-")[0] ?? language)) return [];
    if (isStopWord(word.text, language) || genericOfferWord.test(bare)) return [];
    if (vocabulary.has(bare) && !isOfferWord.test(bare)) return [];
    return [stem(word.text, language)];
  });
  return [...new Set(telling)]
    .sort()
    .concat(durationIn(foldAligned(words)) ?? [])
    .join(" ");
}

export function offerTerms(words: string, language: string): string[] {
  const { vocabulary } = patternsOf(language);
  return tokenizeWithOffsets(words).flatMap((word) => {
    const bare = foldAligned(words.slice(word.from, word.to));
    const tells =
      !/\p{N}/u.test(bare) &&
      !isStopWord(word.text, language) &&
      !(vocabulary.has(bare) && !isOfferWord.test(bare)) &&
      !genericOfferWord.test(bare);
    return tells ? [stem(word.text, language)] : [];
  });
}

/** Words of the value tables that can name an offer. */
const isOfferWord = /^(?:bottle|bag|set|ride|trip|piece|car|room|day|foot|head|half)/u;
/** Languages with compounds like "Rückenmassage", where one word names kind and offer. */
const compoundingLanguages = new Set(["de", "nl"]);
const genericOfferWord =
  /^(?:cost|price|charg|fee|rate|extra|supplement|surcharg|kost|preis|betr[aä]g|aufpreis|zuschlag|berechn|buch|cout|tarif|prix|factur|precio|cuesta|tarifa|cobra|suplement|prezz|costa|addebit|preco|custa|cobra|rent|hire|lend|lent|borrow|offer|book|avail|arrang|add|minut|hour|stund|heure|hora|ore$|ora$|current|just|only)/u;
