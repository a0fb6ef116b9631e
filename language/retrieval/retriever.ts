import { baseOf } from "@bellhop/contract/values";
import type { AnswerableEntry } from "../entries/index.ts";
import { confidenceOf } from "./confidence.ts";
import { EntryIndex } from "./entry-index.ts";
import { judge } from "./judge.ts";

export type Found = {
  ranked: { entry: AnswerableEntry; score: number }[];
  confidence: number;
  /** True where the first entry asks the question itself, word for word. */
  isOwnQuestion: boolean;
};

export type Retriever = {
  /**
   * Finds the entries that answer a question, best first, and how likely (0 to 1) it is that the first one does.
   * `history` is what guest and assistant said before, oldest first; `language` is the question's, in BCP 47. Entries
   * that whoever asks may not hear are as if they were not there.
   */
  find(question: string, context?: Asking): Found;
};

export type Asking = {
  history?: readonly string[];
  language?: string;
  mayHear?: (entry: AnswerableEntry) => boolean;
};

const RESULTS = 10;

/** Builds the index and the search over it in one go. Thousands of entries take about a second: use `indexing` there. */
export function buildRetriever(entries: Iterable<AnswerableEntry>): Retriever {
  const work = indexing(entries);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** The same work, with a pause after each entry in which the caller may do something else. */
export function* indexing(entries: Iterable<AnswerableEntry>): Generator<void, Retriever> {
  const index = new EntryIndex();
  for (const entry of entries) {
    index.add(entry);
    yield;
  }
  return retrieverOver(index);
}

function retrieverOver(index: EntryIndex): Retriever {
  return {
    find(question, { history = [], language = "en", mayHear } = {}) {
      const base = baseOf(language);
      const { weighed, judged } = judge(index, question, base, history, mayHear);
      return {
        ranked: judged.slice(0, RESULTS).flatMap(({ at, score }) => {
          const found = index.entries[at];
          return found ? [{ entry: found.entry, score }] : [];
        }),
        confidence: confidenceOf(weighed, judged, index.languages.has(base)),
        isOwnQuestion: judged[0]?.near === "same_words",
      };
    },
  };
}
