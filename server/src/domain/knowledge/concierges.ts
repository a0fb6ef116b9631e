import type { Database } from "../../platform/at/index.ts";
import { findConcierge } from "./knowledge.queries.ts";
import { buildRetriever, type Retriever } from "./retriever.ts";

/** The concierges that this process has at hand, ready to be asked. */
export type Concierges = {
  /** The retriever over a venue's entries as that version froze them. */
  open(venueId: number, version: number): Promise<Retriever>;
};

const keptMost = 200;

/** Keeps the concierges asked last in memory. A version never changes, so nothing here can be out of date. */
export function openConcierges(db: Database): Concierges {
  const kept = new Map<string, Promise<Retriever>>();
  return {
    open(venueId, version) {
      const key = `${venueId}/${version}`;
      const known = kept.get(key);
      kept.delete(key);
      const opened =
        known ??
        db
          .atVenue(venueId, (at) => at.tx.row(findConcierge, [venueId, version]))
          .then(({ entries }) => buildRetriever(entries));
      kept.set(key, opened);
      opened.catch(() => kept.delete(key));
      const [oldest] = kept.keys();
      if (kept.size > keptMost && oldest) kept.delete(oldest);
      return opened;
    },
  };
}
