import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import { contestedDiffers } from "../../domain/assistant/index.ts";
import { listSectionStates } from "../../domain/knowledge/index.ts";
import type { Services } from "../../services.ts";
import { findUnpublishedChanges } from "../assistant/open-draft.ts";
import { checkCurrent, onlyOpen, withDismissals } from "./find-contradictions.ts";

/** How complete the knowledge is, what is unpublished, and what contradicts. */
export async function viewKnowledgeOverview(
  venueId: number,
  services: Pick<Services, "db" | "assistantVersions" | "knowledgeChecks">,
): Promise<KnowledgeOverview> {
  const { venue, live, changes } = await findUnpublishedChanges(venueId, services);
  const { completeness, contradictions } = await checkCurrent(venueId, services);
  const [states, all] = await services.db.readAtVenue(venueId, (at) =>
    Promise.all([listSectionStates(at), withDismissals(at, contradictions)]),
  );
  const open = onlyOpen(all);
  const others = venue.languages.filter((language) => language !== venue.default_language);
  return {
    sections: states.map((state) => ({ ...state, completeness: completeness[state.section] })),
    live_version: venue.live_concierge_version,
    changed_since_live: changes.length,
    contested_differs: live !== undefined && contestedDiffers(live.contested, open),
    open_contradictions: open.length,
    languages: [venue.default_language, ...others],
    currency: venue.currency,
  };
}
