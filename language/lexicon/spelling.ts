import { cached, isStopWord, stopWordsOf, type Token } from "../text/index.ts";

/** The words of a venue's entries. */
export type Vocabulary = {
  isKnown(form: string): boolean;
  /** The only known word that `isTypoOf` accepts. */
  nearest(word: string): string | undefined;
};

/** Shorter words are too similar: only doubled or swapped letters are corrected. */
const SHORTEST = { swapped: 4, length: 6, wrong: 7 };
const SHORTEST_PART = 4;
/** Letters that join the parts of a compound. */
const LINKS = ["", "s", "n", "en", "es", "e"];

/** One letter doubled, left out, added, swapped with its neighbour or, in long words, wrong. The first is correct. */
export function isTypoOf(written: string, meant: string): boolean {
  const [short, long] = written.length <= meant.length ? [written, meant] : [meant, written];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) {
    const isDoubled = long[at] === long[at - 1];
    return (
      (meant.length >= SHORTEST.length || (isDoubled && short.length >= SHORTEST.swapped)) &&
      at > 0 &&
      short.slice(at) === long.slice(at + 1)
    );
  }
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  if (isSwapped && short.slice(at + 2) === long.slice(at + 2)) return meant.length >= SHORTEST.swapped;
  return meant.length >= SHORTEST.wrong && at > 0 && short.slice(at + 1) === long.slice(at + 1);
}

/** Finds words within one typo: words that become equal if at most one letter is removed from each. */
export class TypoIndex {
  readonly #words = new Set<string>();
  readonly #byDeletion = new Map<string, string[]>();

  add(word: string) {
    if (word.length < SHORTEST.swapped || this.#words.has(word)) return;
    this.#words.add(word);
    for (const key of [word, ...deletionsOf(word)]) {
      const same = this.#byDeletion.get(key);
      if (same) same.push(word);
      else this.#byDeletion.set(key, [word]);
    }
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  nearest(word: string): string | undefined {
    for (const key of [word, ...deletionsOf(word)])
      for (const meant of this.#byDeletion.get(key) ?? []) if (isTypoOf(word, meant)) return meant;
    return undefined;
  }
}

function deletionsOf(word: string): string[] {
  return Array.from({ length: word.length }, (_, i) => word.slice(0, i) + word.slice(i + 1));
}

/** Corrects typos, joins words written apart ("break fast") and splits compounds of known words. */
export function correctSpelling(
  words: readonly Token[],
  language: string,
  wordsOfLexicon: TypoIndex,
  isUnderstood: (at: number) => boolean,
  { isKnown, nearest }: Vocabulary,
): Token[] {
  const isWord = (word: string) => wordsOfLexicon.has(word) || isKnown(word);
  const corrected: Token[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word, next] = [words[at], words[at + 1]];
    if (!word) break;
    const isCorrect = word.script === "ideographs" || /\p{N}/u.test(word.text) || isUnderstood(at);
    const joined = word.text + (next?.text ?? "");
    const mayJoin = next && next.script === "alphabet" && word.text.length > 1 && joined.length > 5;
    if (mayJoin && !isUnderstood(at + 1) && isWord(joined) && !(isCorrect && isKnown(next.text))) {
      corrected.push({ ...word, text: joined });
      at += 1;
    } else if (isCorrect) corrected.push(word);
    else {
      const meant =
        nearest(word.text) ?? wordsOfLexicon.nearest(word.text) ?? stopWordTypos(language).nearest(word.text);
      const parts = meant ? [meant] : (partsOf(word.text, language, isWord) ?? [word.text]);
      corrected.push(...parts.map((text) => ({ ...word, text })));
    }
  }
  return corrected;
}

const stopWordTypos = cached((language) => {
  const index = new TypoIndex();
  for (const word of stopWordsOf(language)) index.add(word);
  return index;
});

function partsOf(word: string, language: string, isWord: (part: string) => boolean): string[] | undefined {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const right = word.slice(at);
    if (!isWord(right)) continue;
    const head = word.slice(0, at);
    for (const link of language === "de" || language === "nl" ? LINKS : [""]) {
      const stemmed = head.endsWith(link) ? head.slice(0, head.length - link.length) : "";
      if (stemmed.length >= SHORTEST_PART && (isWord(stemmed) || isStopWord(stemmed, language)))
        return [stemmed, right];
    }
  }
  return undefined;
}
