import { isStopWord } from "../../text/index.ts";
import type { EmergencyWords } from "./emergency-words.ts";
import { canonical } from "./frames.ts";

/** What a stop word costs as a needed word: nearly every message has some. */
const stopWordCost = 1_000;

/**
 * Words of which a text needs at least one, or no frame can match. Most messages have none, so that their many patterns
 * need not be tried. For languages that separate words by spaces.
 */
export class NeededWords {
  readonly #exact = new Set<string>();
  readonly #beginnings = new Set<string>();
  readonly #endings: string[] = [];
  readonly #lists: Record<string, string>;
  readonly #language: string;

  constructor({ lists, frames, cries }: EmergencyWords, language: string) {
    this.#lists = lists;
    this.#language = language;
    for (const frame of [...Object.values(frames), cries].flatMap(phrasesOf))
      for (const word of this.#ofFrame(frame)) this.#add(word);
  }

  isIn(words: readonly string[]): boolean {
    return words.some(
      (word) =>
        this.#exact.has(word) ||
        this.#endings.some((ending) => word.includes(ending)) ||
        Array.from(word, (_, at) => word.slice(0, at + 1)).some((beginning) =>
          this.#beginnings.has(beginning),
        ),
    );
  }

  #add(word: string): void {
    const stem = word.replaceAll("*", "");
    if (word.startsWith("*")) this.#endings.push(stem);
    else if (word.endsWith("*")) this.#beginnings.add(stem);
    else this.#exact.add(stem);
  }

  /** Of the parts "a & b & !c" that have to be there, the one whose words are rarest. */
  #ofFrame(frame: string): string[] {
    const parts = frame.split(/\s*&\s*/).filter((part) => !part.startsWith("!"));
    const [first = "", ...others] = parts.map((part) => part.trim());
    const choices = others.map((part) =>
      part
        .split("|")
        .filter(Boolean)
        .flatMap((one) => this.#ofPhrase(one.trim())),
    );
    return this.#rarest([this.#ofPhrase(first), ...choices]);
  }

  #ofPhrase(phrase: string): string[] {
    // At the end, behind a gap, `|` separates whole phrases; what stands before it is needed in any case.
    const [, head, tail] = /^(.*…) ([^…]*)$/.exec(phrase) ?? [];
    const needed = head && tail && /^\S*\|.* /.test(tail) ? head : phrase;
    const elements = needed
      .split(/\s+/)
      .filter((one) => one !== "…" && !(one.length > 1 && one.endsWith("?")));
    return this.#rarest(elements.map((one) => one.split("|").flatMap((choice) => this.#ofChoice(choice))));
  }

  #ofChoice(choice: string): string[] {
    const list = /^\{(\w+)\}$/.exec(choice)?.[1];
    if (list)
      return phrasesOf((this.#lists[list] ?? "").replaceAll("|", ",")).flatMap((one) => this.#ofPhrase(one));
    const parts = canonical(choice, this.#language).match(/[\p{L}\p{N}\p{M}*]+/gu) ?? [];
    return this.#rarest(parts.map((part) => [part]));
  }

  #rarest(choices: string[][]): string[] {
    const costs = choices.map((words) => words.reduce((sum, word) => sum + this.#costOf(word), 0));
    return choices[costs.indexOf(Math.min(...costs))] ?? [];
  }

  #costOf(word: string): number {
    return isStopWord(word.replaceAll("*", ""), this.#language) ? stopWordCost : 1;
  }
}

const phrasesOf = (list: string): string[] =>
  list
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);
