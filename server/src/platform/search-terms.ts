import { foldedLetters } from "@bellhop/contract/folded-letters";

/** Under forced row-level security an index supports only equality and byte-order ranges: enough for prefixes. */

const maxTerms = 24;
const maxWords = 6;

export function termsOf(...texts: Array<string | null>): string[] {
  return wordsIn(texts.filter((text) => text !== null).join(" ")).slice(0, maxTerms);
}

/** Normalised text to search with `wordsToFindWithin`. */
export function foldedText(...texts: Array<string | null | undefined>): string {
  return wordsIn(texts.filter((text) => text !== null && text !== undefined).join(" ")).join(" ");
}

/**
 * Longest first, because it filters most. Null if nothing was typed; empty, so without results, if only punctuation
 * was.
 */
export function wordsToFind(search: string | undefined): string[] | null {
  if (!search?.trim()) return null;
  // A phone number is one word, however its digits are grouped.
  const isNumber = /^[\s\d+()./-]+$/.test(search);
  return longestFirst(wordsIn(isNumber ? search.replace(/\D+/g, "") : search));
}

/** The same for searching a `foldedText`, where each group of digits is a word. */
export function wordsToFindWithin(search: string | undefined): string[] | null {
  return search?.trim() ? longestFirst(wordsIn(search)) : null;
}

const longestFirst = (words: string[]) =>
  words.toSorted((one, other) => other.length - one.length).slice(0, maxWords);

function wordsIn(text: string): string[] {
  return [
    ...new Set(
      foldedLetters(text)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== ""),
    ),
  ];
}

/**
 * A search that finds more rows than this reads its list in order and looks at each row's terms, so that it ends with
 * the page; one that finds fewer starts from the terms. PostgreSQL can't choose: it does not know how many rows begin
 * with a word.
 */
const broadFrom = 2_000;

/** SQL for the ids whose terms start with every word of the parameter (from `wordsToFind`). */
export const idsFoundBy = (table: string, id: string, parameter: `$${string}`): string =>
  `select terms.${id} from ${table} terms where terms.venue_id = $venueId and ${everyWordCondition(table, id, parameter)}`;

/**
 * SQL that is true if the terms of the row with this id start with every word of the parameter. `value` is an expression
 * of the statement around it, which must not name a table `terms`. The limit keeps PostgreSQL from looking for all such
 * rows beforehand.
 */
export const foundByCondition = (table: string, id: string, value: string, parameter: `$${string}`): string =>
  `(select true from ${table} terms where terms.venue_id = $venueId and terms.${id} = ${value}
     and ${everyWordCondition(table, id, parameter)} limit 1)`;

/** SQL that is true if more than `broadFrom` ids are found in these tables. */
export const findsMany = (tables: [table: string, id: string][], parameter: `$${string}`): string => {
  const counts = tables.map(
    ([table, id]) =>
      `(select count(*) from (${idsFoundBy(table, id, parameter)} limit ${broadFrom + 1}) found)`,
  );
  return `${counts.join(" + ")} > ${broadFrom}`;
};

function everyWordCondition(table: string, id: string, parameter: string): string {
  const words = `${parameter}::text[]`;
  // The last code point sorts after everything that starts with the word.
  const past = (word: string) => `${word} || chr(1114111)`;
  const first = `(${words})[1]`;
  // The other words' bounds come from a subquery of their own: with a calculation in the condition it could not use the
  // index.
  return `terms.term >= ${first} and terms.term < ${past(first)} and not exists (
      select from (select word, ${past("word")} as past from unnest((${words})[2:]) word offset 0) w
      where not exists (
        select from ${table} o where o.venue_id = $venueId and o.${id} = terms.${id} and o.term >= w.word and o.term < w.past))`;
}
