import type { Disagreement } from "@bellhop/language/claims";
import type { BuiltKnowledge } from "../domain/assistant/index.ts";
import { saidIn } from "./knowledge-is-said.ts";
import type { RunningTask } from "./tasks-are-done.ts";
import { held, readWritten, stillOpen, surveyOf, type Written } from "./venue-contradicts-itself.ts";

/** What the venue had written at one moment, and where that contradicts itself in what nobody has decided. */
export type CheckedKnowledge = Written & {
  open: Disagreement[];
  /** The ids of all contradictions, the dismissed ones too. */
  found: string[];
};

/** Reads and checks what the venue has written, all of it as it stood at one moment; undefined where there was none. */
export async function checkKnowledge({ parts, venueId }: RunningTask): Promise<CheckedKnowledge | undefined> {
  const written = await parts.db.readAtVenue(venueId, readWritten);
  if (!written) return undefined;
  const { contradictions } = await surveyOf(venueId, written, parts);
  const all = await parts.db.readAtVenue(venueId, (at) => held(at, contradictions));
  return { ...written, open: stillOpen(all).map(kept), found: all.map((one) => one.contradictionId) };
}

function kept({ about, aspect, entryIds }: Disagreement): Disagreement {
  return { about, aspect, entryIds };
}

/** The knowledge as guests hear it. */
export async function sayChecked({ venue, entries, open }: CheckedKnowledge): Promise<BuiltKnowledge> {
  return { entries: await saidIn(venue, entries), contested: open };
}
