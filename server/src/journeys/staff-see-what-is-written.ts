import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import { listSectionStates } from "../domain/entries/index.ts";
import { findVenue } from "../domain/venues/index.ts";
import { changedSinceLive, readBesideLive } from "./concierge-draft.ts";
import type { Parts } from "./parts.ts";
import { held, surveyNow } from "./venue-contradicts-itself.ts";

/** Staff see how far their venue has come with what it writes. */
export function staffSeeWhatIsWritten(
  venueId: number,
  parts: Pick<Parts, "db" | "concierges" | "surveys">,
): Promise<KnowledgeOverview> {
  return readBesideLive(venueId, parts, async (at) => {
    const [venue, states] = await Promise.all([at.tx.row(findVenue, [at.venueId]), listSectionStates(at)]);
    const { completeness, contradictions } = await surveyNow(at, parts);
    const open = (await held(at, contradictions)).filter(({ dismissedBy }) => dismissedBy === null);
    const others = venue.languages.filter((language) => language !== venue.default_language);
    return {
      sections: states.map((state) => ({ ...state, completeness: completeness[state.section] })),
      live_version: venue.live_concierge_version,
      changed_since_live: await changedSinceLive(at, parts),
      open_contradictions: open.length,
      languages: [venue.default_language, ...others],
      currency: venue.currency,
    };
  });
}
