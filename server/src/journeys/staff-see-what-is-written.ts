import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import { completenessOf, listSectionStates, listWritten } from "../domain/entries/index.ts";
import { findVenue } from "../domain/venues/index.ts";
import { changedSinceLive, readBesideLive } from "./concierge-draft.ts";
import type { Parts } from "./parts.ts";
import { openContradictions } from "./venue-contradicts-itself.ts";

/** Staff see how far their venue has come with what it writes. */
export function staffSeeWhatIsWritten(
  venueId: number,
  parts: Pick<Parts, "db" | "concierges">,
): Promise<KnowledgeOverview> {
  return readBesideLive(venueId, parts, async (at) => {
    const [venue, rows, states] = await Promise.all([
      at.tx.row(findVenue, [at.venueId]),
      listWritten(at),
      listSectionStates(at),
    ]);
    const entries = rows.map((row) => row.entry);
    const completeness = completenessOf(entries, venue.default_language);
    const others = venue.languages.filter((language) => language !== venue.default_language);
    return {
      sections: states.map((state) => ({ ...state, completeness: completeness[state.section] })),
      live_version: venue.live_concierge_version,
      changed_since_live: await changedSinceLive(at, parts),
      open_contradictions: (await openContradictions(at)).length,
      languages: [venue.default_language, ...others],
      currency: venue.currency,
    };
  });
}
