import type { Disagreement } from "@bellhop/language/claims";
import type { BuiltKnowledge } from "../../domain/assistant/index.ts";
import type { RunningTask } from "../../domain/tasks/index.ts";
import type { Services } from "../../services.ts";
import {
  checkSnapshot,
  type KnowledgeSnapshot,
  onlyOpen,
  readSnapshot,
  withDismissals,
} from "./find-contradictions.ts";
import { renderForGuests } from "./render-for-guests.ts";

/** A snapshot with its open contradictions. */
export type CheckedKnowledge = KnowledgeSnapshot & {
  open: Disagreement[];
  /** The ids of all contradictions, dismissed ones too. */
  found: string[];
};

/** Undefined if the knowledge changes too fast for a snapshot. */
export async function checkKnowledge({
  services,
  venueId,
}: RunningTask<Services>): Promise<CheckedKnowledge | undefined> {
  const snapshot = await services.db.readAtVenue(venueId, readSnapshot);
  if (!snapshot) return undefined;
  const { contradictions } = await checkSnapshot(venueId, snapshot, services);
  const all = await services.db.readAtVenue(venueId, (at) => withDismissals(at, contradictions));
  return {
    ...snapshot,
    open: onlyOpen(all).map(toDisagreement),
    found: all.map((one) => one.contradictionId),
  };
}

function toDisagreement({ about, aspect, entryIds }: Disagreement): Disagreement {
  return { about, aspect, entryIds };
}

export async function renderChecked({ venue, entries, open }: CheckedKnowledge): Promise<BuiltKnowledge> {
  return { entries: await renderForGuests(venue, entries), contested: open };
}
