import { cached, hasIdeograph } from "../text/index.ts";
import { isWordLike, phrasesIn, WORD } from "./fold-aligned.ts";

const maxCachedWords = 20_000;
/** One text is tested against many lists in a row. */
const maxCachedTexts = 100;
const words = new RegExp(`[${WORD}]+`, "g");
const nothing: readonly never[] = [];

/** An inverted index from first words to phrase lists; faster than trying every list's pattern. */
export class PhrasePrefilter<Name extends string> {
  readonly #byWord = new Map<string, Name[]>();
  readonly #byBeginning = new Map<string, Name[]>();
  readonly #byInside: { part: string; name: Name }[] = [];
  /** Lists with a phrase that does not start with a word. */
  readonly #anywhere = new Set<Name>();

  add(name: Name, phrases: string) {
    for (const phrase of phrasesIn(phrases)) {
      const [first] = phrase.match(words) ?? [];
      const isOfOtherLetters = isWordLike.test(phrase[0] ?? "") && phrase.search(words) !== 0;
      if (first === undefined || isOfOtherLetters || hasIdeograph(phrase)) this.#anywhere.add(name);
      else if (phrase.startsWith("*")) this.#byInside.push({ part: first, name });
      else {
        const index = phrase === `${first}*` ? this.#byBeginning : this.#byWord;
        index.set(first, [...(index.get(first) ?? []), name]);
      }
    }
  }

  /** The lists that can match a folded text. */
  readonly candidatesIn = cached((text): ReadonlySet<Name> => {
    const names = new Set(this.#anywhere);
    for (const word of text.match(words) ?? nothing)
      for (const name of this.#startingWith(word)) names.add(name);
    return names;
  }, maxCachedTexts);

  readonly #startingWith = cached((word): readonly Name[] => {
    const names = new Set(this.#byWord.get(word));
    for (let length = 1; length <= word.length; length++)
      for (const name of this.#byBeginning.get(word.slice(0, length)) ?? nothing) names.add(name);
    for (const { part, name } of this.#byInside) if (word.includes(part)) names.add(name);
    return [...names];
  }, maxCachedWords);
}
