import type { AnswerableEntry, KnowledgeEntry } from "@bellhop/language/entries";
import { renderEntries } from "@bellhop/language/rendering";
import { listWritten } from "../domain/knowledge/index.ts";
import { findVenue, type Venue } from "../domain/venues/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { inSlices } from "../platform/in-slices.ts";

type Spoken = Pick<Venue, "languages" | "default_language">;

/** What guests may hear of what is written, in the venue's languages. */
export async function saidIn(venue: Spoken, written: readonly KnowledgeEntry[]): Promise<AnswerableEntry[]> {
  return sayAll(
    venue,
    written.filter((entry) => !entry.internal),
  );
}

/** What guests hear of what is written, in the unit that wrote it. */
export async function saidNow(at: AtVenue): Promise<AnswerableEntry[]> {
  const [venue, rows] = await Promise.all([at.tx.row(findVenue, { venueId: at.venueId }), listWritten(at)]);
  return saidIn(
    venue,
    rows.map(({ entry }) => entry),
  );
}

/** All that is written as it is said, with what is for staff only. */
export async function sayAll(
  { languages, default_language }: Spoken,
  written: readonly KnowledgeEntry[],
): Promise<AnswerableEntry[]> {
  const saying = { languages, defaultLanguage: default_language };
  const said: AnswerableEntry[] = [];
  await inSlices(written, (entry) => void said.push(...renderEntries([entry], saying)));
  return said;
}
