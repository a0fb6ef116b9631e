/**
 * What people are found by: words, folded, in a table of their own with the id of what has them. Under forced row-level
 * security an index serves equality and ranges of text in byte order, so a word finds all that begins with it.
 */

const termsMost = 24;
const wordsMost = 6;

/** The words of some texts as the terms table keeps them: each once, without case and accents. */
export function termsOf(...texts: Array<string | null>): string[] {
  return wordsIn(texts.filter((text) => text !== null).join(" ")).slice(0, termsMost);
}

/** All words of some texts, without case and accents: a text that has what `wordsToFindWithin` answers, also in words. */
export function foldedText(...texts: Array<string | null | undefined>): string {
  return wordsIn(texts.filter((text) => text !== null && text !== undefined).join(" ")).join(" ");
}

/**
 * The words that somebody searches by, the longest first: it narrows most. Null where nothing was typed, which is no
 * search; signs alone are one that finds nothing, for they are in no term.
 */
export function wordsToFind(search: string | undefined): string[] | null {
  if (!search?.trim()) return null;
  // A phone is one word, however its digits are grouped.
  const isNumber = /^[\s\d+()./-]+$/.test(search);
  return longestFirst(wordsIn(isNumber ? search.replace(/\D+/g, "") : search));
}

/** The same for what is searched in a `foldedText`, where each group of a number's digits is a word. */
export function wordsToFindWithin(search: string | undefined): string[] | null {
  return search?.trim() ? longestFirst(wordsIn(search)) : null;
}

const longestFirst = (words: string[]) =>
  words.toSorted((one, other) => other.length - one.length).slice(0, wordsMost);

function wordsIn(text: string): string[] {
  const folded = text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
  return [...new Set(folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ""))];
}

/** SQL for the ids in a terms table of which every word of the parameter (from `wordsToFind`) begins a term. */
export function idsFoundBy(table: string, id: string, parameter: `$${string}`): string {
  const words = `${parameter}::text[]`;
  // The last code point there is: behind everything that begins with the word.
  const begins = (term: string, word: string) => `${term} >= ${word} and ${term} < ${word} || chr(1114111)`;
  return `select t.${id} from ${table} t where t.venue_id = $venueId and ${begins("t.term", `(${words})[1]`)}
    and not exists (select from unnest(${words}) word where not exists (
      select from ${table} o where o.venue_id = $venueId and o.${id} = t.${id} and ${begins("o.term", "word")}))`;
}
