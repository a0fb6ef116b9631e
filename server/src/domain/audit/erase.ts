import type { AtVenue } from "../../platform/at/index.ts";
import { searchWords, type Traces } from "../../platform/traces.ts";
import { eraseFromEntries } from "./erase.queries.ts";

/** Removes a deleted guest's name, number and what members typed about them from the log. Who did what when stays. */
export async function eraseFromAudit(at: AtVenue, traces: Traces) {
  const { ids: subjectIds, names } = traces;
  // Ids stay: without names they say nothing.
  const words = searchWords({ ...traces, ids: [] });
  await at.tx.run(eraseFromEntries, { venueId: at.venueId, subjectIds, names, words });
}
