import { IDEOGRAPHS, isWordLike, phrasesIn, WORD } from "./plain.ts";

/** Of so many words it is known what begins with them: a venue's texts use the same ones over and over. */
const wordsKeptMost = 20_000;
/** A text is asked about by many names, one after the other, and so are its parts. */
const textsKeptMost = 100;
const words = new RegExp(`[${WORD}]+`, "g");
const nothing: readonly never[] = [];

/**
 * Which lists of phrases a text may hold one of, told by its words: most texts hold none of most lists, and a look at
 * each word takes a fraction of trying the list's pattern at each letter.
 */
export class PhraseBeginnings<Name extends string> {
  readonly #byWord = new Map<string, Name[]>();
  readonly #byBeginning = new Map<string, Name[]>();
  readonly #byInside: { part: string; name: Name }[] = [];
  /** They begin with what is no word. */
  readonly #anywhere = new Set<Name>();
  readonly #known = new Map<string, readonly Name[]>();
  readonly #texts = new Map<string, ReadonlySet<Name>>();

  /** Takes a list of phrases in, as `anyOf` reads them. */
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

  /** The lists of which a phrase may stand in a text, which is plain. */
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
