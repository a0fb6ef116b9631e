import { listWritten, sayEntries, type WrittenEntry } from "../domain/entries/index.ts";
import type { KnowledgeEntry } from "../domain/knowledge/index.ts";
import { findVenue, type Venue } from "../domain/venues/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { inSlices } from "../platform/in-slices.ts";

type Spoken = Pick<Venue, "languages" | "default_language">;

/** What guests may hear of what is written, in the venue's languages. */
export async function saidIn(venue: Spoken, written: readonly WrittenEntry[]): Promise<KnowledgeEntry[]> {
  return sayAll(
    venue,
    written.filter((entry) => !entry.internal),
  );
}

/** What guests would hear if the concierge were built now. */
export async function saidNow(at: AtVenue): Promise<KnowledgeEntry[]> {
  return (await saidToStaffNow(at)).filter((entry) => !entry.internal);
}

/** The same, with what is for staff only. */
export async function saidToStaffNow(at: AtVenue): Promise<KnowledgeEntry[]> {
  const venue = await at.tx.row(findVenue, [at.venueId]);
  const rows = await listWritten(at);
  return sayAll(
    venue,
    rows.map(({ entry }) => entry),
  );
}

async function sayAll({ languages, default_language }: Spoken, written: readonly WrittenEntry[]) {
  const saying = { languages, defaultLanguage: default_language };
  const said: KnowledgeEntry[] = [];
  await inSlices(written, (entry) => void said.push(...sayEntries([entry], saying)));
  return said;
}
