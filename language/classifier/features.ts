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
  const [ofText, ofSigns] = [bucketsOfText(text, buckets), bucketsOfSigns(signs, buckets)];
  const valuesOf = ({ length }: readonly number[]) => new Array<number>(length).fill(1 / Math.sqrt(length));
  return {
    buckets: [...ofText, ...ofSigns],
    values: [...valuesOf(ofText), ...valuesOf(ofSigns)],
  };
}

/** Words, neighbouring words, and runs of letters: unknown inflections, compounds and typing errors share most of them. */
function bucketsOfText(text: string, buckets: number): number[] {
  const found = new Set<number>();
  const add = (feature: string) => found.add(bucketOf(feature, buckets));
  const addRuns = (kind: string, of: string, shortest: number, longest: number) => {
    const begun = hashOf(beginOfHash, kind, 0, kind.length);
    for (let length = shortest; length <= longest; length++)
      for (let from = 0; from + length <= of.length; from++)
        found.add(mix(hashOf(begun, of, from, from + length)) % buckets);
  };
  const pieces = piecesOf(text);
  add(`^${pieces[0] ?? ""}`);
  for (const [at, piece] of pieces.entries()) {
    if (IDEOGRAPH.test(piece)) {
      addRuns("i", piece, 1, longestIdeographs);
      for (let i = 0; i + 2 < piece.length; i++) add(`j${piece[i]}${piece[i + 2]}`);
      continue;
    }
    add(`w${piece}`);
    addRuns("c", `<${piece}>`, shortestLetters, longestLetters);
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

/** Each sign, and each pair of signs. */
function bucketsOfSigns(signs: readonly string[], buckets: number): number[] {
  const sorted = [...signs].sort();
  return sorted.flatMap((sign, i) => [
    bucketOf(`sign ${sign}`, buckets),
    ...sorted.slice(i + 1).map((other) => bucketOf(`signs ${sign} ${other}`, buckets)),
  ]);
}

const bucketOf = (feature: string, buckets: number): number =>
  mix(hashOf(beginOfHash, feature, 0, feature.length)) % buckets;

const beginOfHash = 0x811c9dc5;

/** Continues an FNV-1a hash with a part of a text. */
function hashOf(begun: number, text: string, from: number, to: number): number {
  let hash = begun;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/** The low bits of the hash alone collide. */
function mix(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 12)) >>> 0;
}
