import { stem } from "./stem.ts";
import { isStopWord } from "./stop-words.ts";
import { type PlacedToken, tokenizeWithOffsets } from "./tokens.ts";

/**
 * The parts of a text whose words and figures are in none of its sources, in order. Stop words count for nothing; those
 * between two such words belong to the part.
 */
export function wordsWithoutSource(
  text: string,
  sources: readonly string[],
  language: string,
): { from: number; to: number }[] {
  const known = new Set(sources.flatMap((source) => stemsOf(tokenizeWithOffsets(source), language)));
  const parts: { from: number; to: number }[] = [];
  let isOpen = false;
  for (const token of tokenizeWithOffsets(text)) {
    if (!/\p{N}/u.test(token.text) && isStopWord(token.text, language)) continue;
    const isKnown = stemsOf([token], language).every((one) => known.has(one));
    const last = parts.at(-1);
    const isApart = !last || !isOpen || /[.!?。！？\n]/u.test(text.slice(last.to, token.from));
    if (!isKnown && isApart) parts.push({ from: token.from, to: token.to });
    else if (!isKnown && last) last.to = token.to;
    isOpen = !isKnown;
  }
  return parts;
}

const stemsOf = (tokens: readonly PlacedToken[], language: string): string[] =>
  tokens.map(({ text }) => stem(text, language));
