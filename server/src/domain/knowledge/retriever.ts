import { baseOf } from "@bellhop/contract/values";
import { inSlices } from "../../platform/in-slices.ts";
import { confidenceOf } from "./confidence.ts";
import type { KnowledgeEntry } from "./entry.ts";
import { EntryIndex } from "./entry-index.ts";
import { judge } from "./judge.ts";

export type Found = {
  ranked: { entry: KnowledgeEntry; score: number }[];
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
  mayHear?: (entry: KnowledgeEntry) => boolean;
};

const RESULTS = 10;

/** Builds the search over some entries, at once; over a whole venue's, `buildInSlices` does. */
export function buildRetriever(entries: Iterable<KnowledgeEntry>): Retriever {
  const index = new EntryIndex();
  for (const entry of entries) index.add(entry);
  return retrieverOver(index);
}

/** Builds the search over a venue's entries, which takes a second where they are thousands: guests are answered meanwhile. */
export async function buildInSlices(entries: Iterable<KnowledgeEntry>): Promise<Retriever> {
  const index = new EntryIndex();
  await inSlices(entries, (entry) => index.add(entry));
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
