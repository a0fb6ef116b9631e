import { fold, hasIdeograph } from "./tokens.ts";

/**
 * Finds phrases of a comma-separated list in folded text, as whole words. `word*` matches any ending, `*word` any
 * beginning, `…` up to three words. Chinese and Japanese phrases match anywhere.
 */
export class PhraseMatcher {
  /** By first word, because a pattern of all phrases tries each of them at each word of a text. */
  readonly #byFirstWord: Map<string, RegExp>;
  /** Phrases that begin with a placeholder, and Chinese and Japanese ones; undefined if there are none. */
  readonly #others: RegExp | undefined;
  readonly #whole: RegExp;
  readonly #all: RegExp;

  constructor(list: string) {
    const phrases = new Set(list.split(",").map((phrase) => fold(phrase.trim().replaceAll("…", "_"))));
    const longestFirst = [...phrases].filter(Boolean).sort((a, b) => b.length - a.length);
    const pattern = longestFirst.map(patternOf).join("|");
    const byFirstWord = Map.groupBy(longestFirst, firstWordOf);
    const others = byFirstWord.get("");
    byFirstWord.delete("");
    this.#others = others && anyOf(others);
    this.#byFirstWord = new Map([...byFirstWord].map(([word, some]) => [word, anyOf(some)]));
    this.#all = new RegExp(pattern, "gu");
    this.#whole = new RegExp(`^\\s*(?:${pattern})\\s*$`, "u");
  }

  find(folded: string): string | undefined {
    const { text, words } = spaced(folded);
    let found = this.#others?.exec(text) ?? undefined;
    for (const word of words) {
      const other = this.#byFirstWord.get(word)?.exec(text);
      if (other && (!found || isBefore(other, found))) found = other;
    }
    return found?.[0].trim().replace(/\s+/g, " ");
  }

  /** True if the text is one of the phrases and nothing else. */
  matchesAll(folded: string): boolean {
    return this.#whole.test(spaced(folded).text);
  }

  remove(folded: string): string {
    return spaced(folded).text.replace(this.#all, " ");
  }
}

/** Surrounds each word with spaces, so that phrases match whole words. Many matchers read one text in turn. */
const spaced = cacheLast((folded) => {
  const words = folded.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return { text: ` ${words.join("  ")} `, words: new Set(words) };
});

function cacheLast<Made>(make: (text: string) => Made): (text: string) => Made {
  let [text, made] = ["", make("")];
  return (next) => {
    if (next !== text) [text, made] = [next, make(next)];
    return made;
  };
}

/** The first match counts, and of two at the same place the longer one. */
const isBefore = (one: RegExpExecArray, other: RegExpExecArray): boolean =>
  one.index < other.index || (one.index === other.index && one[0].length > other[0].length);

const anyOf = (phrases: readonly string[]): RegExp => new RegExp(phrases.map(patternOf).join("|"), "u");

/** Empty if a phrase begins with a placeholder, or has no spaces between its words. */
const firstWordOf = (phrase: string): string => {
  const [first = ""] = wordsOf(phrase);
  return hasIdeograph(phrase) || /[*_]/u.test(first) ? "" : first;
};

const wordsOf = (phrase: string): string[] => phrase.split(/[^\p{L}\p{N}\p{M}*_]+/u).filter(Boolean);

function patternOf(phrase: string): string {
  const words = wordsOf(phrase);
  if (hasIdeograph(phrase)) return words.join("\\s*");
  return words
    .map((word) => {
      if (word === "_") return "(?: [^ ]+ ){0,3}";
      return ` ${word.replaceAll("*", "[^ ]*")} `;
    })
    .join("");
}
