import { baseOf } from "@bellhop/contract/values";
import type { AnswerableEntry } from "../entries/index.ts";
import { runToEnd } from "../text/index.ts";
import { bestReading } from "./best-reading.ts";
import { EntryIndex } from "./entry-index.ts";
import type { Signals } from "./signals.ts";

export type RetrievalResult = {
  ranked: { entry: AnswerableEntry; score: number }[];
  confidence: number;
  /** The inputs of the confidence. */
  signals: Signals;
  isOwnQuestion: boolean;
};

export type Retriever = {
  /**
   * Finds the entries that may answer, best first, and the probability that the first one does. `history` is
   * the conversation, oldest first; `language` is a BCP 47 tag; `isEligible` filters entries.
   */
  find(question: string, context?: QueryContext): RetrievalResult;
};

type QueryContext = {
  history?: readonly string[];
  language?: string;
  isEligible?: (entry: AnswerableEntry) => boolean;
  /** Searches for the text as a whole, without dividing it into clauses. */
  isWhole?: boolean;
};

const RESULTS = 10;

/** Takes about a second for thousands of entries; use `buildRetrieverInSteps` there. */
export const buildRetriever = (entries: Iterable<AnswerableEntry>): Retriever =>
  runToEnd(buildRetrieverInSteps(entries));

/** Like `buildRetriever`, with a pause after each entry. */
export function* buildRetrieverInSteps(entries: Iterable<AnswerableEntry>): Generator<void, Retriever> {
  const index = new EntryIndex();
  for (const entry of entries) {
    index.add(entry);
    yield;
  }
  return retrieverOver(index);
}

function retrieverOver(index: EntryIndex): Retriever {
  return {
    find(question, { history = [], language = "en", isEligible, isWhole } = {}) {
      const base = baseOf(language);
      const { candidates, confidence, signals } = bestReading(index, question, base, history, {
        isEligible,
        isWhole,
      });
      return {
        ranked: candidates.slice(0, RESULTS).flatMap(({ at, score }) => {
          const found = index.entries[at];
          return found ? [{ entry: found.entry, score }] : [];
        }),
        confidence,
        signals,
        isOwnQuestion: candidates[0]?.questionMatch === "exact",
      };
    },
  };
}
