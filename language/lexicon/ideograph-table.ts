import { fold } from "../text/index.ts";
import type { Concept, WordList } from "./concepts.ts";

/** Finds lexicon words inside a run of Chinese or Japanese, longest first. */
export class RunTable {
  readonly #byFirst = new Map<string, { text: string; concepts: Concept[] }[]>();

  constructor(lists: readonly WordList[]) {
    const concepts = new Map<string, Concept[]>();
    for (const list of lists)
      for (const [concept, patterns] of Object.entries(list) as [Concept, string][])
        for (const pattern of patterns.split(",")) {
          const text = fold(pattern.trim()).replace(/\s+/g, "");
          if (text) concepts.set(text, [...new Set([...(concepts.get(text) ?? []), concept])]);
        }
    for (const [text, named] of concepts) {
      const first = text[0] ?? "";
      const sameFirst = this.#byFirst.get(first) ?? [];
      sameFirst.push({ text, concepts: named });
      this.#byFirst.set(first, sameFirst);
    }
    for (const sameFirst of this.#byFirst.values()) sameFirst.sort((a, b) => b.text.length - a.text.length);
  }

  conceptsIn(run: string): readonly Concept[] {
    const found = new Set<Concept>();
    this.#walk(run, (entry) => {
      for (const concept of entry.concepts) found.add(concept);
    });
    return [...found];
  }

  remainderOf(run: string): string {
    let rest = "";
    this.#walk(
      run,
      () => {
        rest += " ";
      },
      (character) => {
        rest += character;
      },
    );
    return rest;
  }

  #walk(
    run: string,
    found: (entry: { text: string; concepts: Concept[] }) => void,
    other?: (character: string) => void,
  ) {
    for (let at = 0; at < run.length; ) {
      const entry = this.#byFirst.get(run[at] ?? "")?.find((e) => run.startsWith(e.text, at));
      if (entry) found(entry);
      else other?.(run[at] ?? "");
      at += entry ? entry.text.length : 1;
    }
  }
}
