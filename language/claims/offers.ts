import { isTopic, mentionsIn } from "../lexicon/index.ts";
import { isStopWord, stem, wordsAt } from "../text/index.ts";
import { patternsOf, plain } from "../values/index.ts";
import { durationIn } from "./read-qualifiers.ts";

/**
 * What tells one offer of a kind from another, of the words that name it: "deep tissue" of "a deep tissue massage,
 * 60 minutes". What is said of every offer, such as its price, tells nothing.
 */
export function offerIn(words: string, language: string): string {
  const { vocabulary } = patternsOf(language);
  const placed = wordsAt(words);
  const named = new Set<number>();
  const kinds = new Set<number>();
  for (const { from, to, concepts } of mentionsIn(placed, language))
    if (concepts.length > 0)
      for (let at = from; at < to; at++) {
        named.add(at);
        if (concepts.some(isTopic)) kinds.add(at);
      }
  const telling = placed.flatMap((word, at) => {
    const bare = plain(words.slice(word.from, word.to));
    // "Massage 7" is called so.
    if (/\p{N}/u.test(bare))
      return kinds.has(at - 1) && /^\s$/u.test(words.slice(placed[at - 1]?.to, word.from)) ? [bare] : [];
    if (named.has(at) && !inOneWord.has(language.split("-")[0] ?? language)) return [];
    if (isStopWord(word.text, language) || ofEveryOffer.test(bare)) return [];
    if (vocabulary.has(bare) && !isOfferWord.test(bare)) return [];
    return [stem(word.text, language)];
  });
  return [...new Set(telling)]
    .sort()
    .concat(durationIn(plain(words)) ?? [])
    .join(" ");
}

/** All words that an offer is called by, whatever topic they name: "wine tasting". */
export function wordsTellingOffer(words: string, language: string): string[] {
  const { vocabulary } = patternsOf(language);
  return wordsAt(words).flatMap((word) => {
    const bare = plain(words.slice(word.from, word.to));
    const tells =
      !/\p{N}/u.test(bare) &&
      !isStopWord(word.text, language) &&
      !(vocabulary.has(bare) && !isOfferWord.test(bare)) &&
      !ofEveryOffer.test(bare);
    return tells ? [stem(word.text, language)] : [];
  });
}

/** In the vocabulary of values, and yet what an offer may be called by. */
const isOfferWord = /^(?:bottle|bag|set|ride|trip|piece|car|room|day|foot|head|half)/u;
/** "Rückenmassage": where the word that names the kind tells the offer as well. */
const inOneWord = new Set(["de", "nl"]);
const ofEveryOffer =
  /^(?:cost|price|charg|fee|rate|extra|supplement|surcharg|kost|preis|betr[aä]g|aufpreis|zuschlag|berechn|buch|cout|tarif|prix|factur|precio|cuesta|tarifa|cobra|suplement|prezz|costa|addebit|preco|custa|cobra|rent|hire|lend|lent|borrow|offer|book|avail|arrang|add|minut|hour|stund|heure|hora|ore$|ora$|current|just|only)/u;
