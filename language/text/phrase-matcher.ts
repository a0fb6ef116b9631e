import { fold, hasIdeograph } from "./tokens.ts";

/**
 * Finds phrases of a comma-separated list in folded text, as whole words. `word*` matches any ending, `*word` any
 * beginning, `…` up to three words. Chinese and Japanese phrases match anywhere.
 */
export class PhraseMatcher {
  readonly #spaced: RegExp;
  readonly #whole: RegExp;
  readonly #all: RegExp;

  constructor(list: string) {
    const phrases = new Set(list.split(",").map((phrase) => fold(phrase.trim().replaceAll("…", "_"))));
    const longestFirst = [...phrases].filter(Boolean).sort((a, b) => b.length - a.length);
    const pattern = longestFirst.map(patternOf).join("|");
    this.#spaced = new RegExp(pattern, "u");
    this.#all = new RegExp(pattern, "gu");
    this.#whole = new RegExp(`^\\s*(?:${pattern})\\s*$`, "u");
  }

  find(folded: string): string | undefined {
    return this.#spaced.exec(spaced(folded))?.[0].trim().replace(/\s+/g, " ");
  }

  /** True if the text is one of the phrases and nothing else. */
  matchesAll(folded: string): boolean {
    return this.#whole.test(spaced(folded));
  }

  remove(folded: string): string {
    return spaced(folded).replace(this.#all, " ");
  }
}

/** Surrounds each word with spaces, so that phrases match whole words. Many matchers read one text in turn. */
const spaced = cacheLast((folded) => ` ${(folded.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).join("  ")} `);

function cacheLast(make: (text: string) => string): (text: string) => string {
  let [text, made] = ["", make("")];
  return (next) => {
    if (next !== text) [text, made] = [next, make(next)];
    return made;
  };
}

function patternOf(phrase: string): string {
  const words = phrase.split(/[^\p{L}\p{N}\p{M}*_]+/u).filter(Boolean);
  if (hasIdeograph(phrase)) return words.join("\\s*");
  return words
    .map((word) => {
      if (word === "_") return "(?: [^ ]+ ){0,3}";
      return ` ${word.replaceAll("*", "[^ ]*")} `;
    })
    .join("");
}
