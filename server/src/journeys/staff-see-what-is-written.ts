import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import { contestsOtherwise } from "../domain/assistant/index.ts";
import { listSectionStates } from "../domain/knowledge/index.ts";
import { changesNow } from "./concierge-draft.ts";
import type { Parts } from "./parts.ts";
import { held, stillOpen, surveyNow } from "./venue-contradicts-itself.ts";

/** Staff see how far their venue has come with what it writes. */
export async function staffSeeWhatIsWritten(
  venueId: number,
  parts: Pick<Parts, "db" | "concierges" | "surveys">,
): Promise<KnowledgeOverview> {
  const { venue, live, changes } = await changesNow(venueId, parts);
  const { completeness, contradictions } = await surveyNow(venueId, parts);
  const [states, all] = await parts.db.readAtVenue(venueId, (at) =>
    Promise.all([listSectionStates(at), held(at, contradictions)]),
  );
  const open = stillOpen(all);
  const others = venue.languages.filter((language) => language !== venue.default_language);
  return {
    sections: states.map((state) => ({ ...state, completeness: completeness[state.section] })),
    live_version: venue.live_concierge_version,
    changed_since_live: changes.length,
    contested_differs: live !== undefined && contestsOtherwise(live.contested, open),
    open_contradictions: open.length,
    languages: [venue.default_language, ...others],
    currency: venue.currency,
  };
}
