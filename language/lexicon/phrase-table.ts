import { cached, fold, stem, stemContentWord, type Token, withoutArabicPrefix } from "../text/index.ts";
import type { Concept, WordList } from "./concepts.ts";

/** One word of a phrase: an exact stem, a prefix (`park*`), or part of a compound (`*parkplatz*`). */
type Part = { text: string; how: "stem" | "beginning" | "inside" };
/** `span`: the number of letters. */
type Phrase = { parts: Part[]; span: number; concepts: Concept[] };
type Found = { length: number; concepts: readonly Concept[] };

/** Languages with compound nouns. */
const COMPOUNDING = new Set(["de", "nl"]);
const SHORTEST_BEGINNING = 2;
/** Longer tokens are not words; splitting them would be slow. */
const LONGEST_WORD = 60;
const MAX_CACHED_WORDS = 20_000;

/** The phrases of one language, indexed by their first word. */
export class PhraseTable {
  readonly #language: string;
  readonly #byStem = new Map<string, Phrase[]>();
  readonly #byBeginning = new Map<string, Phrase[]>();
  readonly #byInside = new Map<string, Phrase[]>();
  #nearby: Map<string, readonly Concept[] | "several"> | undefined;
  #longestKey = 0;
  readonly #startingWith = cached((word): readonly Phrase[] => [...this.#lookUp(word)], MAX_CACHED_WORDS);

  constructor(list: WordList, language: string) {
    this.#language = language;
    const phrases = new Map<string, Phrase>();
    for (const [concept, patterns] of Object.entries(list) as [Concept, string][])
      for (const pattern of patterns.split(","))
        for (const parts of this.#partsOf(pattern.trim())) {
          const id = parts.map((p) => `${p.how}:${p.text}`).join(" ");
          const known = phrases.get(id);
          const span = parts.reduce((sum, { text }) => sum + text.length, 0);
          if (!known) phrases.set(id, { parts, span, concepts: [concept] });
          else if (!known.concepts.includes(concept)) known.concepts.push(concept);
        }
    for (const phrase of phrases.values()) this.#add(phrase);
  }

  longestAt(words: readonly Token[], at: number): Found | undefined {
    const word = words[at];
    if (!word || word.text.length > LONGEST_WORD) return undefined;
    let best: Phrase | undefined;
    for (const phrase of this.#startingWith(word.text)) {
      const length = phrase.parts.length;
      const isBetter =
        !best || length > best.parts.length || (length === best.parts.length && phrase.span > best.span);
      if (isBetter && this.#goesOn(phrase, words, at)) best = phrase;
    }
    if (best?.parts.length === 1 && COMPOUNDING.has(this.#language))
      return {
        length: 1,
        concepts: [...new Set([...best.concepts, ...this.#otherParts(word.text, best.span)])],
      };
    return best && { length: best.parts.length, concepts: best.concepts };
  }

  /** True if the following words complete the phrase. */
  #goesOn({ parts }: Phrase, words: readonly Token[], at: number): boolean {
    for (let i = 1; i < parts.length; i++) {
      const part = parts[i];
      if (part && !this.#matches(part, words[at + i]?.text)) return false;
    }
    return true;
  }

  /** The concepts of the only phrase with an edit distance of one. */
  near(word: string): readonly Concept[] | undefined {
    if (word.length > LONGEST_WORD) return undefined;
    this.#nearby ??= this.#deletions();
    for (const key of [word, ...deletionsOf(word)]) {
      const found = this.#nearby.get(key);
      if (found && found !== "several") return found;
    }
    return undefined;
  }

  #partsOf(pattern: string): Part[][] {
    const spellings = new Set([fold(pattern)]);
    if (this.#language === "de")
      spellings.add(
        fold(pattern.replace(/[äöü]/g, (umlaut) => ({ ä: "ae", ö: "oe", ü: "ue" })[umlaut] ?? umlaut)),
      );
    return [...spellings].map((spelling) =>
      (spelling.match(/\*?[\p{L}\p{N}\p{M}]+\*?/gu) ?? []).map((token): Part => {
        const text = token.replaceAll("*", "");
        if (token.startsWith("*")) return { text, how: "inside" };
        if (token.endsWith("*"))
          return { text: this.#language === "ar" ? text.replace(/(?<=.{3})ه$/, "") : text, how: "beginning" };
        return { text: stemContentWord(text, this.#language), how: "stem" };
      }),
    );
  }

  #add(phrase: Phrase) {
    const first = phrase.parts[0];
    if (!first) return;
    const index = { stem: this.#byStem, beginning: this.#byBeginning, inside: this.#byInside }[first.how];
    const same = index.get(first.text) ?? [];
    same.push(phrase);
    index.set(first.text, same);
    this.#longestKey = Math.max(this.#longestKey, first.text.length);
  }

  *#lookUp(word: string): Iterable<Phrase> {
    yield* this.#byStem.get(stemContentWord(word, this.#language)) ?? [];
    const bare = this.#language === "ar" ? withoutArabicPrefix(word) : word;
    for (const form of new Set([word, bare]))
      for (let n = SHORTEST_BEGINNING; n <= Math.min(form.length, this.#longestKey); n++)
        yield* this.#byBeginning.get(form.slice(0, n)) ?? [];
    if (this.#byInside.size > 0)
      for (let from = 0; from <= word.length - 3; from++)
        for (let n = 3; n <= Math.min(word.length - from, this.#longestKey); n++)
          yield* this.#byInside.get(word.slice(from, from + n)) ?? [];
  }

  #matches(part: Part, word: string | undefined): boolean {
    if (word === undefined) return false;
    if (part.how === "stem") return part.text === stemContentWord(word, this.#language);
    if (part.how === "inside") return word.includes(part.text);
    return (
      word.startsWith(part.text) ||
      (this.#language === "ar" && withoutArabicPrefix(word).startsWith(part.text))
    );
  }

  #otherParts(word: string, span: number): Concept[] {
    if (word.length - span < 4) return [];
    const found: Concept[] = [];
    for (let from = 1; from <= word.length - 4; from++) {
      const part = word.slice(from);
      for (const phrase of [
        ...(this.#byStem.get(stem(part, this.#language)) ?? []),
        ...this.#beginningsOf(part),
      ])
        if (phrase.parts.length === 1 && (phrase.parts[0]?.text.length ?? 0) >= 4)
          found.push(...phrase.concepts);
    }
    for (let from = 0; from <= word.length - 4; from++)
      for (let n = 4; n <= word.length - from; n++)
        for (const phrase of this.#byInside.get(word.slice(from, from + n)) ?? [])
          if (phrase.parts.length === 1) found.push(...phrase.concepts);
    return found;
  }

  *#beginningsOf(part: string): Iterable<Phrase> {
    for (let n = 4; n <= part.length; n++) yield* this.#byBeginning.get(part.slice(0, n)) ?? [];
  }

  #deletions(): Map<string, readonly Concept[] | "several"> {
    const nearby = new Map<string, readonly Concept[] | "several">();
    const add = (key: string, concepts: readonly Concept[]) => {
      const known = nearby.get(key);
      nearby.set(key, known && known !== concepts ? "several" : concepts);
    };
    for (const index of [this.#byStem, this.#byBeginning])
      for (const [text, phrases] of index) {
        const single = phrases.find((p) => p.parts.length === 1);
        if (!single || text.length < 5) continue;
        add(text, single.concepts);
        for (const key of deletionsOf(text)) add(key, single.concepts);
      }
    return nearby;
  }
}

function deletionsOf(word: string): string[] {
  return Array.from({ length: word.length }, (_, i) => word.slice(0, i) + word.slice(i + 1));
}
