import type { BuiltKnowledge } from "../domain/concierge/index.ts";
import type { Disagreement } from "../domain/contradictions/index.ts";
import { listWritten, type WrittenEntry } from "../domain/entries/index.ts";
import { markOfKnowledge } from "../domain/knowledge/index.ts";
import { findVenue, type Venue } from "../domain/venues/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { saidIn } from "./knowledge-is-said.ts";
import type { RunningTask } from "./tasks-are-done.ts";
import { openContradictions } from "./venue-contradicts-itself.ts";

/** What the venue had written at one moment, and where that contradicts itself. */
export type CheckedKnowledge = {
  venue: Venue;
  entries: WrittenEntry[];
  /** What nobody has decided. */
  open: Disagreement[];
  /** Another one where anything of it has changed. */
  mark: string;
};

/** Whoever writes in between has it read again, so often. */
const readingsMost = 10;

/** Reads and checks what the venue has written, all of it as it stood at one moment; undefined where there was none. */
export async function checkKnowledge({ parts, venueId }: RunningTask): Promise<CheckedKnowledge | undefined> {
  for (let reading = 1; reading <= readingsMost; reading++) {
    const checked = await parts.db.atVenue(venueId, async (at) => {
      const mark = await markKnowledge(at);
      const venue = await at.tx.row(findVenue, [at.venueId]);
      const rows = await listWritten(at);
      const contradictions = await openContradictions(at);
      // Read in several turns: somebody may have written in between.
      if ((await markKnowledge(at)) !== mark) return undefined;
      return { venue, entries: rows.map(({ entry }) => entry), open: contradictions.map(kept), mark };
    });
    if (checked) return checked;
  }
  return undefined;
}

function kept({ about, aspect, entryIds }: Disagreement): Disagreement {
  return { about, aspect, entryIds };
}

/** A mark that is another one as soon as an entry, their order, or the settings that they are said by have changed. */
export async function markKnowledge(at: AtVenue): Promise<string> {
  const { mark } = await at.tx.row(markOfKnowledge, [at.venueId]);
  const venue = await at.tx.row(findVenue, [at.venueId]);
  return `${venue.settings_version} ${mark}`;
}

/** The knowledge as guests hear it. */
export async function sayChecked({ venue, entries, open }: CheckedKnowledge): Promise<BuiltKnowledge> {
  return { entries: await saidIn(venue, entries), contested: open };
}
