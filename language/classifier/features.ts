import { fold } from "../text/index.ts";

const IDEOGRAPHS = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々";
const IDEOGRAPH = new RegExp(`^[${IDEOGRAPHS}]`, "u");
/** Words, runs of ideographs, numbers, question and exclamation marks, emoji. */
const PIECE = new RegExp(
  `[${IDEOGRAPHS}]+|(?:(?![${IDEOGRAPHS}])[\\p{L}\\p{M}])+|\\p{N}+|[?？؟]|[!！]+|\\p{Extended_Pictographic}`,
  "gu",
);
const longestIdeographs = 4;
const [shortestLetters, longestLetters] = [3, 5];

/** Each bucket with its value, at the same index. */
export type Features = { buckets: readonly number[]; values: readonly number[] };

/**
 * The features of a text: its words and letters, and signs found by the caller. Each part is normalised to length 1,
 * so that long texts count no more than short ones, and signs as much as text.
 */
export function featuresOf(text: string, signs: readonly string[], buckets: number): Features {
  const parts = [bucketsOfText(text, buckets), bucketsOfSigns(signs, buckets)];
  return {
    buckets: parts.flat(),
    values: parts.flatMap((part) => part.map(() => 1 / Math.sqrt(part.length))),
  };
}

/** Words, neighbouring words, and runs of letters: unknown inflections, compounds and typing errors share most of them. */
function bucketsOfText(text: string, buckets: number): number[] {
  const found = new Set<number>();
  const add = (feature: string) => found.add(bucketOf(feature, buckets));
  const pieces = piecesOf(text);
  add(`^${pieces[0] ?? ""}`);
  for (const [at, piece] of pieces.entries()) {
    if (IDEOGRAPH.test(piece)) {
      for (const run of runsOf(piece, 1, longestIdeographs)) add(`i${run}`);
      for (let i = 0; i + 2 < piece.length; i++) add(`j${piece[i]}${piece[i + 2]}`);
      continue;
    }
    add(`w${piece}`);
    for (const run of runsOf(`<${piece}>`, shortestLetters, longestLetters)) add(`c${run}`);
    const [next, second] = [pieces[at + 1], pieces[at + 2]];
    if (next !== undefined) add(`b${piece} ${next}`);
    if (second !== undefined) add(`s${piece} ${second}`);
  }
  return [...found];
}

/** Folded; a number becomes "0", and a doubled letter becomes one, because people in a hurry double letters. */
function piecesOf(text: string): string[] {
  const pieces =
    fold(text)
      .replace(/['’‘´`]/g, "")
      .match(PIECE) ?? [];
  return pieces.map((piece) => {
    if (/^\p{N}/u.test(piece)) return "0";
    if (/^[?？؟]/u.test(piece)) return "?";
    return piece.startsWith("!") || piece.startsWith("！") ? "!" : piece.replace(/(\p{L})\1+/gu, "$1");
  });
}

function* runsOf(text: string, shortest: number, longest: number): Generator<string> {
  for (let length = shortest; length <= longest; length++)
    for (let from = 0; from + length <= text.length; from++) yield text.slice(from, from + length);
}

/** Each sign, and each pair of signs. */
function bucketsOfSigns(signs: readonly string[], buckets: number): number[] {
  const sorted = [...signs].sort();
  return sorted.flatMap((sign, i) => [
    bucketOf(`sign ${sign}`, buckets),
    ...sorted.slice(i + 1).map((other) => bucketOf(`signs ${sign} ${other}`, buckets)),
  ]);
}

/** FNV-1a with a final mix, because its low bits alone collide. */
function bucketOf(feature: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < feature.length; i++) hash = Math.imul(hash ^ feature.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % buckets;
}
