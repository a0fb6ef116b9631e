import { findMentions, isTopic } from "../../lexicon/index.ts";
import { isStopWord, stem, type Token, tokenizeWithOffsets } from "../../text/index.ts";
import { foldAligned, patternsOf } from "../../values/index.ts";
import { durationIn } from "./find-qualifiers.ts";

/** The words that distinguish an offer from others of its kind: "deep tissue" in "a deep tissue massage". */
export function offerName(words: string, language: string): string {
  const placed = tokenizeWithOffsets(words);
  const named = new Set<number>();
  const kinds = new Set<number>();
  for (const { from, to, concepts } of findMentions(placed, language))
    if (concepts.length > 0)
      for (let at = from; at < to; at++) {
        named.add(at);
        if (concepts.some(isTopic)) kinds.add(at);
      }
  const isCompounding = compoundingLanguages.has(language.split("-")[0] ?? language);
  const terms = placed.flatMap((word, at) => {
    const folded = foldAligned(words.slice(word.from, word.to));
    // "Massage 7" is a name.
    if (/\p{N}/u.test(folded))
      return kinds.has(at - 1) && /^\s$/u.test(words.slice(placed[at - 1]?.to, word.from)) ? [folded] : [];
    return named.has(at) && !isCompounding ? [] : termOf(word, folded, language);
  });
  return [...new Set(terms)]
    .sort()
    .concat(durationIn(foldAligned(words)) ?? [])
    .join(" ");
}

/** The stems of all words that can be part of an offer's name. */
export const offerTerms = (words: string, language: string): string[] =>
  tokenizeWithOffsets(words).flatMap((word) => {
    const folded = foldAligned(words.slice(word.from, word.to));
    return /\p{N}/u.test(folded) ? [] : termOf(word, folded, language);
  });

function termOf({ text }: Token, folded: string, language: string): string[] {
  const isGeneric = patternsOf(language).vocabulary.has(folded) && !isOfferWord.test(folded);
  return isGeneric || isStopWord(text, language) || genericOfferWord.test(folded)
    ? []
    : [stem(text, language)];
}

/** Words of the value tables that can name an offer. */
const isOfferWord = /^(?:bottle|bag|set|ride|trip|piece|car|room|day|foot|head|half)/u;
/** Languages with compounds like "Rückenmassage", where one word names kind and offer. */
const compoundingLanguages = new Set(["de", "nl"]);
const genericOfferWord =
  /^(?:cost|price|charg|fee|rate|extra|supplement|surcharg|kost|preis|betr[aä]g|aufpreis|zuschlag|berechn|buch|cout|tarif|prix|factur|precio|cuesta|tarifa|cobra|suplement|prezz|costa|addebit|preco|custa|cobra|rent|hire|lend|lent|borrow|offer|book|avail|arrang|add|minut|hour|stund|heure|hora|ore$|ora$|current|just|only)/u;
