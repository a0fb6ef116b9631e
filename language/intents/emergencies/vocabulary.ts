import { languagesOfStopWord } from "../../text/index.ts";
import type { EmergencyWords } from "./emergency-words.ts";
import { canonical } from "./frames.ts";

/** Shorter words differ by one letter from too many others. */
const lettersLeast = 8;
const stemLettersLeast = 4;

/** The words of a language's frames: which words of a text are among them, or one wrong letter away. */
export class Vocabulary {
  readonly #words = new Set<string>();
  readonly #stems = new Set<string>();
  /** Words without one of their letters, to find those one letter away. */
  readonly #shortened = new Map<string, string>();

  constructor(words: EmergencyWords, language: string) {
    const frames = [...Object.values(words.lists), ...Object.values(words.frames)];
    for (const written of [...frames, words.harmless, words.aroundCries, words.supposed]
      .join(" ")
      .split(/[\s,|&]+/)) {
      if (written.startsWith("{") || written.startsWith("*")) continue;
      for (const part of canonical(written.replace(/\?$/, ""), language).match(/[\p{L}\p{M}]+\*?/gu) ?? []) {
        const word = part.replace("*", "");
        (part.endsWith("*") ? this.#stems : this.#words).add(word);
        if (word.length < lettersLeast) continue;
        for (const short of withoutOneLetter(word)) this.#shortened.set(short, word);
      }
    }
  }

  has(word: string): boolean {
    if (this.#words.has(word) || this.#stems.has(word)) return true;
    for (let end = word.length - 1; end >= stemLettersLeast; end--)
      if (this.#stems.has(word.slice(0, end))) return true;
    return false;
  }

  /** A word without the Arabic conjunction or preposition written together with it. */
  withoutPrefix(word: string): string {
    const rest = word.slice(1);
    return word.length > 3 && /^[وفبله]/.test(word) && !this.has(word) && this.has(rest) ? rest : word;
  }

  /** The word of the vocabulary that was probably meant. */
  correct(word: string): string {
    if (word.length < lettersLeast || this.has(word) || languagesOfStopWord(word).length > 0) return word;
    const candidates = [word, ...withoutOneLetter(word)];
    for (const candidate of candidates) {
      const meant =
        this.#words.has(candidate) && candidate.length >= lettersLeast
          ? candidate
          : this.#shortened.get(candidate);
      // A wrong first letter is rare, and makes another word of many.
      if (meant && meant[0] === word[0] && Math.abs(meant.length - word.length) <= 1) return meant;
    }
    return word;
  }
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}
