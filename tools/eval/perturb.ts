import { createHash } from "node:crypto";
import { setPhrases } from "./perturb.words.ts";

/** Other ways in which guests write a question. The weights are fitted on these phrases too. */
export const ways = ["courtesy", "context", "filler", "bare", "typo"] as const;
export type Way = (typeof ways)[number];

/** Perturbs a question; the same question and seed give the same text. */
export function perturb(way: Way, question: string, language: string, seed: string): string {
  const phrases = setPhrases[language] ?? setPhrases.en;
  if (way === "bare") return bare(question);
  if (way === "typo") return withTypo(question, seed);
  const list = phrases?.[way] ?? [];
  const frame = list[numberOf(seed, way) % list.length] ?? "{}";
  return frame.replace("{}", () => (way === "filler" ? bare(question) : question));
}

const numberOf = (seed: string, salt: string): number =>
  createHash("sha256").update(`${seed} ${salt}`).digest().readUInt32BE(0);

const bare = (question: string): string => question.replace(/[^\p{L}\p{N}\p{M}\s'’-]/gu, "").toLowerCase();

/** Swaps, drops, doubles or replaces one letter of a word that has at least five. */
function withTypo(question: string, seed: string): string {
  const words = question.split(" ");
  const long = words.flatMap((word, at) => (/^[\p{Ll}\p{Lu}]{5,}\p{P}*$/u.test(word) ? [at] : []));
  const at = long[numberOf(seed, "word") % Math.max(1, long.length)];
  const word = at === undefined ? undefined : words[at];
  if (at === undefined || word === undefined) return question;
  const i = 1 + (numberOf(seed, "letter") % (word.length - 3));
  const [before, letter, next, after] = [word.slice(0, i), word[i], word[i + 1], word.slice(i + 2)];
  const kinds = [
    `${before}${next}${letter}${after}`,
    `${before}${next}${after}`,
    `${before}${letter}${letter}${next}${after}`,
    `${before}${String.fromCodePoint(97 + (numberOf(seed, "other") % 26))}${next}${after}`,
  ];
  words[at] = kinds[numberOf(seed, "kind") % kinds.length] ?? word;
  return words.join(" ");
}
