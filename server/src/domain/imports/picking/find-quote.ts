import type { Unit } from "./units.ts";

/** The units of the source that a quote covers. */
export type Quoted = Unit[];

const minQuoteCharacters = 4;
/** A shorter quote that occurs several times may mean something else each time. */
const minRepeatedCharacters = 30;

/**
 * Finds the units that a quote covers, always whole, so that no quote loses its "not". Only spaces, case and the form of
 * quotation marks may differ. Undefined if the quote doesn't occur, occurs in different contexts, or reaches beyond a
 * passage.
 */
export function quoteFinder(units: Unit[]): (quote: string) => Quoted | undefined {
  const starts: number[] = [];
  let whole = "";
  for (const { shown } of units) {
    starts.push(whole.length);
    whole += `${loosened(shown)} `;
  }
  const unitAt = (place: number) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return (quote) => {
    const looseQuote = loosened(quote.replace(/^\s*(?:#+|[-*•])\s+/, ""));
    if (looseQuote.length < minQuoteCharacters) return undefined;
    const found: Quoted[] = [];
    for (let from = whole.indexOf(looseQuote); from >= 0; from = whole.indexOf(looseQuote, from + 1)) {
      if (!isWhole(whole, from, looseQuote.length)) continue;
      const touched = units.slice(unitAt(from), unitAt(from + looseQuote.length - 1) + 1);
      const quoted = withoutHeadings(touched);
      if (quoted.every(({ passage }) => passage === quoted[0]?.passage)) found.push(quoted);
      if (found.length > 20) break;
    }
    const [first, ...others] = found;
    const isClear =
      first && others.every((one) => sameWords(one, first) && looseQuote.length >= minRepeatedCharacters);
    return isClear ? first : undefined;
  };
}

/** A quote may begin with the heading above its text. */
function withoutHeadings(touched: Quoted): Quoted {
  const begins = touched.findIndex(({ isHeading }) => !isHeading);
  return begins > 0 ? touched.slice(begins) : touched;
}

/** True if a quote begins and ends at word boundaries. */
function isWhole(text: string, from: number, length: number): boolean {
  const isInside = (at: number) => /^[\p{L}\p{N}]{2}$/u.test(text.slice(at - 1, at + 1));
  const isLatin = (at: number) => /[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]/u.test(text.charAt(at));
  const cuts = (at: number) => isInside(at) && isLatin(at);
  return !cuts(from) && !cuts(from + length);
}

const sameWords = (one: Quoted, other: Quoted) =>
  one.length === other.length && one.every(({ shown }, at) => shown === other[at]?.shown);

/** Normalises spaces, case, dashes and quotation marks. */
export const loosened = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„‟″«»‹›]/g, '"')
    .replace(/[‐-―−]/g, "-")
    .replace(/[\s|]+/g, " ")
    .trim();

/** The quoted text in the words of the source. */
export const wordsOf = (quoted: Quoted) =>
  quoted.map(({ shown, isLine }, at) => (at === 0 ? shown : `${isLine ? "\n" : " "}${shown}`)).join("");
