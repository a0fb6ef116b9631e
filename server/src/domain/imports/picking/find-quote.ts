import type { Unit } from "./units.ts";

/** Where a quote stands in the source. */
export type Quoted = Unit[];

const quoteLeast = 4;
/** What stands in several places and is shorter may be about something else in each. */
const tellingLeast = 30;

/**
 * Finds what a quote quotes: the units that it touches, whole, so that nothing is cut off from its "not". A quote that
 * stands nowhere, letter by letter but for spaces, case and the form of quotation marks, finds nothing; nor does one that
 * stands in places that differ, or reaches over the end of a passage.
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
    const wanted = loosened(quote.replace(/^\s*(?:#+|[-*•])\s+/, ""));
    if (wanted.length < quoteLeast) return undefined;
    const found: Quoted[] = [];
    for (let from = whole.indexOf(wanted); from >= 0; from = whole.indexOf(wanted, from + 1)) {
      if (!isWhole(whole, from, wanted.length)) continue;
      const touched = units.slice(unitAt(from), unitAt(from + wanted.length - 1) + 1);
      const quoted = withoutHeadings(touched);
      if (quoted.every(({ passage }) => passage === quoted[0]?.passage)) found.push(quoted);
      if (found.length > 20) break;
    }
    const [first, ...others] = found;
    const isClear = first && others.every((one) => sameWords(one, first) && wanted.length >= tellingLeast);
    return isClear ? first : undefined;
  };
}

/** What stands under a heading may be quoted with it. */
function withoutHeadings(touched: Quoted): Quoted {
  const begins = touched.findIndex(({ isHeading }) => !isHeading);
  return begins > 0 ? touched.slice(begins) : touched;
}

/** Whether a quote begins and ends where words or figures do. */
function isWhole(text: string, from: number, length: number): boolean {
  const isInside = (at: number) => /^[\p{L}\p{N}]{2}$/u.test(text.slice(at - 1, at + 1));
  const isLatin = (at: number) => /[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]/u.test(text.charAt(at));
  const cuts = (at: number) => isInside(at) && isLatin(at);
  return !cuts(from) && !cuts(from + length);
}

const sameWords = (one: Quoted, other: Quoted) =>
  one.length === other.length && one.every(({ shown }, at) => shown === other[at]?.shown);

/** A text without what differs from one keyboard to another. */
export const loosened = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„‟″«»‹›]/g, '"')
    .replace(/[‐-―−]/g, "-")
    .replace(/[\s|]+/g, " ")
    .trim();

/** What is quoted, in the source's own words. */
export const wordsOf = (quoted: Quoted) =>
  quoted.map(({ text, isLine }, at) => (at === 0 ? text : `${isLine ? "\n" : " "}${text}`)).join("");
