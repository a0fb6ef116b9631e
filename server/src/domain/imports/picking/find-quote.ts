import type { Passage } from "../proposing/passages.ts";

/** Where a quote stands: the number of its passage, and its place in the passage's loosened text. */
export type Quoted = { passage: number; from: number; until: number };

const minQuoteCharacters = 4;
/** A shorter quote that occurs in several passages may mean something else in each. */
const minRepeatedCharacters = 30;

/**
 * Finds the passage that a quote stands in. Only spaces, case and the form of quotation marks may differ. Undefined if
 * the quote doesn't occur, occurs in several passages, or reaches beyond one.
 */
export function quoteFinder(passages: readonly Passage[]): (quote: string) => Quoted | undefined {
  const texts = passages.map(loosenedTextOf);
  return (quote) => {
    const looseQuote = loosened(quote.replace(/^\s*(?:#+|[-*•])\s+/, ""));
    if (looseQuote.length < minQuoteCharacters) return undefined;
    const found = texts.flatMap((text, passage) => {
      const from = placeOf(looseQuote, text);
      return from === undefined ? [] : [{ passage, from, until: from + looseQuote.length }];
    });
    return found.length > 1 && looseQuote.length < minRepeatedCharacters ? undefined : found[0];
  };
}

/** The text of a passage below its heading, which a quote may begin with. */
export const loosenedTextOf = ({ about, text, isBeside }: Passage) =>
  loosened(isBeside ? text : `${about} ${text}`);
export const headingLength = ({ about, isBeside }: Passage) => (isBeside ? 0 : loosened(about).length);

/** The first place of a quote in a text that begins and ends at word boundaries. */
function placeOf(quote: string, text: string): number | undefined {
  const isInside = (at: number) => /^[\p{L}\p{N}]{2}$/u.test(text.slice(at - 1, at + 1));
  const isLatin = (at: number) => /[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]/u.test(text.charAt(at));
  const cuts = (at: number) => isInside(at) && isLatin(at);
  for (let from = text.indexOf(quote); from >= 0; from = text.indexOf(quote, from + 1))
    if (!cuts(from) && !cuts(from + quote.length)) return from;
  return undefined;
}

/** Normalises spaces, case, dashes and quotation marks. */
const loosened = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„‟″«»‹›]/g, '"')
    .replace(/[‐-―−]/g, "-")
    .replace(/[\s|]+/g, " ")
    .trim();
