import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import { completenessOf, listSectionStates, listWritten } from "../domain/entries/index.ts";
import { findVenue } from "../domain/venues/index.ts";
import type { AtVenue } from "../platform/at/index.ts";

/** Staff see how far their venue has come with what it writes. */
export async function staffSeeWhatIsWritten(at: AtVenue): Promise<KnowledgeOverview> {
  const [venue, rows, states] = await Promise.all([
    at.tx.row(findVenue, [at.venueId]),
    listWritten(at),
    listSectionStates(at),
  ]);
  const completeness = completenessOf(
    rows.map((row) => row.entry),
    venue.default_language,
  );
  const others = venue.languages.filter((language) => language !== venue.default_language);
  return {
    sections: states.map((state) => ({ ...state, completeness: completeness[state.section] })),
    live_version: venue.live_concierge_version,
    changed_since_live: 0,
    open_contradictions: 0,
    languages: [venue.default_language, ...others],
    currency: venue.currency,
  };
}
