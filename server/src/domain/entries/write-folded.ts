import type { AtVenue } from "../../platform/at/index.ts";
import { areUnfolded, lockUnfolded, setFolded } from "./entries.queries.ts";
import { foldedWords } from "./folded-words.ts";

/** Entries that an older version wrote are found from then on, at most so many; answers how many there were. */
export async function writeMissingFolded(at: AtVenue, most: number): Promise<number> {
  const entries = (await at.tx.rows(lockUnfolded, { venueId: at.venueId, limit: most })).map(
    ({ entry }) => entry,
  );
  if (entries.length === 0) return 0;
  await at.tx.run(setFolded, {
    venueId: at.venueId,
    entryIds: entries.map(({ entryId }) => entryId),
    folded: entries.map(foldedWords),
  });
  return entries.length;
}

/** True where an older version wrote entries that are not found yet. */
export async function lacksFolded(at: AtVenue): Promise<boolean> {
  return (await at.tx.row(areUnfolded, { venueId: at.venueId })).some;
}
