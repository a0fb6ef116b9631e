import { IDEOGRAPHS, isWordLike, phrasesIn, WORD } from "./fold-aligned.ts";

/** Cached words. */
const wordsKeptMost = 20_000;
/** Cached texts: one text is tested against many lists in a row. */
const textsKeptMost = 100;
const words = new RegExp(`[${WORD}]+`, "g");
const nothing: readonly never[] = [];

/**
 * An inverted index from first words to phrase lists. It tells which lists can match a text, which is faster
 * than trying every list's pattern.
 */
export class PhrasePrefilter<Name extends string> {
  readonly #byWord = new Map<string, Name[]>();
  readonly #byBeginning = new Map<string, Name[]>();
  readonly #byInside: { part: string; name: Name }[] = [];
  /** Lists with a phrase that does not start with a word. */
  readonly #anywhere = new Set<Name>();
  readonly #known = new Map<string, readonly Name[]>();
  readonly #texts = new Map<string, ReadonlySet<Name>>();

  /** Adds a comma-separated list, in the syntax of `phrasePattern`. */
  add(name: Name, phrases: string) {
    for (const phrase of phrasesIn(phrases)) {
      const [first] = phrase.match(words) ?? [];
      const isOfOtherLetters = isWordLike.test(phrase[0] ?? "") && phrase.search(words) !== 0;
      if (first === undefined || isOfOtherLetters || IDEOGRAPHS.test(phrase)) this.#anywhere.add(name);
      else if (phrase.startsWith("*")) this.#byInside.push({ part: first, name });
      else {
        const index = phrase === `${first}*` ? this.#byBeginning : this.#byWord;
        index.set(first, [...(index.get(first) ?? []), name]);
      }
    }
  }

  /** The lists that can match a folded text. */
  in(text: string): ReadonlySet<Name> {
    const known = this.#texts.get(text);
    if (known) return known;
    if (this.#texts.size >= textsKeptMost) this.#texts.clear();
    const names = new Set(this.#anywhere);
    for (const word of text.match(words) ?? nothing) for (const name of this.#begunBy(word)) names.add(name);
    this.#texts.set(text, names);
    return names;
  }

  #begunBy(word: string): readonly Name[] {
    const known = this.#known.get(word);
    if (known) return known;
    if (this.#known.size >= wordsKeptMost) this.#known.clear();
    const names = new Set(this.#byWord.get(word));
    for (let length = 1; length <= word.length; length++)
      for (const name of this.#byBeginning.get(word.slice(0, length)) ?? nothing) names.add(name);
    for (const { part, name } of this.#byInside) if (word.includes(part)) names.add(name);
    const found = [...names];
    this.#known.set(word, found);
    return found;
  }
}
