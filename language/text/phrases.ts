import { fold } from "./words.ts";

/** One list out of the lists of several languages. */
export function anyOf(lists: readonly string[]): string {
  return lists.join(",");
}

const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;

/**
 * A list of phrases to look for in folded text, as whole words: "spa" is not in "spam". `word*` is any ending, `…` up
 * to three words between. Phrases in Chinese or Japanese are found anywhere, since those write no spaces.
 */
export class Phrases {
  readonly #spaced: RegExp;
  readonly #whole: RegExp;
  readonly #all: RegExp;

  constructor(list: string) {
    const phrases = [
      ...new Set(list.split(",").map((phrase) => fold(phrase.trim().replaceAll("…", "_")))),
    ].filter(Boolean);
    const longestFirst = phrases.sort((a, b) => b.length - a.length).map(patternOf);
    this.#spaced = new RegExp(longestFirst.join("|"), "u");
    this.#all = new RegExp(longestFirst.join("|"), "gu");
    this.#whole = new RegExp(`^\\s*(?:${longestFirst.join("|")})\\s*$`, "u");
  }

  /** The first phrase that occurs in the text, if any. */
  firstIn(folded: string): string | undefined {
    return this.#spaced.exec(spaced(folded))?.[0].trim().replace(/\s+/g, " ");
  }

  /** True where the text is one of the phrases and nothing else. */
  isAllOf(folded: string): boolean {
    return this.#whole.test(spaced(folded));
  }

  /** The text without its occurrences. */
  without(folded: string): string {
    return spaced(folded).replace(this.#all, " ");
  }
}

/** Words with exactly one space around each, so that a phrase between spaces is one of whole words. */
function spaced(folded: string): string {
  return ` ${(folded.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).join("  ")} `;
}

function patternOf(phrase: string): string {
  const words = phrase.split(/[^\p{L}\p{N}\p{M}*_]+/u).filter(Boolean);
  if (IDEOGRAPHS.test(phrase)) return words.join("\\s*");
  return words
    .map((word) => {
      if (word === "_") return "(?: [^ ]+ ){0,3}";
      return word.endsWith("*") ? ` ${word.slice(0, -1)}[^ ]* ` : ` ${word} `;
    })
    .join("");
}
