import type { Disagreement } from "@bellhop/language/claims";
import type { BuiltKnowledge } from "../domain/assistant/index.ts";
import type { RunningTask } from "../domain/tasks/index.ts";
import type { Services } from "../services.ts";
import {
  checkSnapshot,
  type KnowledgeSnapshot,
  onlyOpen,
  readSnapshot,
  withDismissals,
} from "./find-contradictions.ts";
import { renderForGuests } from "./render-knowledge.ts";

/** What the venue had written at one moment, and where that contradicts itself in what nobody has decided. */
export type CheckedKnowledge = KnowledgeSnapshot & {
  open: Disagreement[];
  /** The ids of all contradictions, the dismissed ones too. */
  found: string[];
};

/** Reads and checks what the venue has written, all of it as it stood at one moment; undefined where there was none. */
export async function checkKnowledge({
  services,
  venueId,
}: RunningTask<Services>): Promise<CheckedKnowledge | undefined> {
  const written = await services.db.readAtVenue(venueId, readSnapshot);
  if (!written) return undefined;
  const { contradictions } = await checkSnapshot(venueId, written, services);
  const all = await services.db.readAtVenue(venueId, (at) => withDismissals(at, contradictions));
  return { ...written, open: onlyOpen(all).map(kept), found: all.map((one) => one.contradictionId) };
}

function kept({ about, aspect, entryIds }: Disagreement): Disagreement {
  return { about, aspect, entryIds };
}

/** The knowledge as guests hear it. */
export async function renderChecked({ venue, entries, open }: CheckedKnowledge): Promise<BuiltKnowledge> {
  return { entries: await renderForGuests(venue, entries), contested: open };
}
