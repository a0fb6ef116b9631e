import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import { completenessOf, listSectionStates, listWritten } from "../domain/entries/index.ts";
import { findVenue } from "../domain/venues/index.ts";
import { changedSinceLive } from "./concierge-draft.ts";
import type { Parts } from "./parts.ts";
import { openContradictions } from "./venue-contradicts-itself.ts";

/** Staff see how far their venue has come with what it writes. */
export async function staffSeeWhatIsWritten(
  venueId: number,
  parts: Pick<Parts, "db" | "concierges">,
): Promise<KnowledgeOverview> {
  const venue = await parts.db.readAtVenue(venueId, (at) => at.tx.row(findVenue, [venueId]));
  const { live_concierge_version: live, default_language } = venue;
  // At hand before a unit needs it: opening it takes a unit of its own.
  if (live !== null) await parts.concierges.open(venueId, live);
  return parts.db.readAtVenue(venueId, async (at) => {
    const [rows, states] = await Promise.all([listWritten(at), listSectionStates(at)]);
    const entries = rows.map((row) => row.entry);
    const completeness = completenessOf(entries, default_language);
    const others = venue.languages.filter((language) => language !== default_language);
    return {
      sections: states.map((state) => ({ ...state, completeness: completeness[state.section] })),
      live_version: live,
      changed_since_live: await changedSinceLive(at, parts),
      open_contradictions: (await openContradictions(at)).length,
      languages: [default_language, ...others],
      currency: venue.currency,
    };
  });
}
