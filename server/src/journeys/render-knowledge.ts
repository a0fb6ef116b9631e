import type { AnswerableEntry, KnowledgeEntry } from "@bellhop/language/entries";
import { renderEntries } from "@bellhop/language/rendering";
import { listWritten } from "../domain/knowledge/index.ts";
import { findVenue, type Venue } from "../domain/venues/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { inSlices } from "../platform/in-slices.ts";

type Languages = Pick<Venue, "languages" | "default_language">;

/** What guests may hear of what is written, in the venue's languages. */
export async function renderForGuests(
  venue: Languages,
  written: readonly KnowledgeEntry[],
): Promise<AnswerableEntry[]> {
  return renderAll(
    venue,
    written.filter((entry) => !entry.internal),
  );
}

/** What guests hear of what is written, in the unit that wrote it. */
export async function renderCurrent(at: AtVenue): Promise<AnswerableEntry[]> {
  const [venue, rows] = await Promise.all([findVenue(at), listWritten(at)]);
  return renderForGuests(
    venue,
    rows.map(({ entry }) => entry),
  );
}

/** All that is written as it is said, with what is for staff only. */
export async function renderAll(
  { languages, default_language }: Languages,
  written: readonly KnowledgeEntry[],
): Promise<AnswerableEntry[]> {
  const saying = { languages, defaultLanguage: default_language };
  const said: AnswerableEntry[] = [];
  await inSlices(written, (entry) => void said.push(...renderEntries([entry], saying)));
  return said;
}
