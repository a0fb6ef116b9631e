import { fold } from "../text/index.ts";
import type { Concept, WordList } from "./concepts.ts";

type Piece = { text: string; concepts?: Concept[] };

/** Finds lexicon words inside a run of Chinese or Japanese, longest first. */
export class IdeographTable {
  readonly #byFirst: Map<string, Piece[]>;

  constructor(lists: readonly WordList[]) {
    const concepts = new Map<string, Set<Concept>>();
    for (const [concept, phrases] of lists.flatMap(Object.entries) as [Concept, string][])
      for (const phrase of phrases.split(",")) {
        const text = fold(phrase.trim()).replace(/\s+/g, "");
        if (text) concepts.set(text, (concepts.get(text) ?? new Set()).add(concept));
      }
    const pieces = [...concepts].map(([text, named]) => ({ text, concepts: [...named] }));
    pieces.sort((a, b) => b.text.length - a.text.length);
    this.#byFirst = Map.groupBy(pieces, ({ text }) => text[0] ?? "");
  }

  conceptsIn(run: string): readonly Concept[] {
    return [...new Set([...this.#split(run)].flatMap(({ concepts = [] }) => concepts))];
  }

  /** The run with a space in place of each lexicon word. */
  remainderOf(run: string): string {
    return [...this.#split(run)].map(({ text, concepts }) => (concepts ? " " : text)).join("");
  }

  *#split(run: string): Iterable<Piece> {
    for (let at = 0; at < run.length; ) {
      const first = run[at] ?? "";
      const known = this.#byFirst.get(first)?.find(({ text }) => run.startsWith(text, at));
      const piece = known ?? { text: first };
      yield piece;
      at += piece.text.length;
    }
  }
}
