import type { AnswerableEntry, KnowledgeEntry } from "@bellhop/language/entries";
import { renderEntries } from "@bellhop/language/rendering";
import { listAllEntries } from "../../domain/knowledge/index.ts";
import { findVenue, type Venue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { forEachInSlices } from "../../platform/time-slices.ts";

type Languages = Pick<Venue, "languages" | "default_language">;

/** The entries for guests, in the venue's languages. */
export async function renderForGuests(
  venue: Languages,
  entries: readonly KnowledgeEntry[],
): Promise<AnswerableEntry[]> {
  return renderAll(
    venue,
    entries.filter((entry) => !entry.internal),
  );
}

/** The same for the entries as this unit sees them. */
export async function renderCurrent(at: AtVenue): Promise<AnswerableEntry[]> {
  const [venue, rows] = await Promise.all([findVenue(at), listAllEntries(at)]);
  return renderForGuests(
    venue,
    rows.map(({ entry }) => entry),
  );
}

/** All entries, internal ones too. */
export async function renderAll(
  { languages, default_language }: Languages,
  entries: readonly KnowledgeEntry[],
): Promise<AnswerableEntry[]> {
  const options = { languages, defaultLanguage: default_language };
  const rendered: AnswerableEntry[] = [];
  await forEachInSlices(entries, (entry) => void rendered.push(...renderEntries([entry], options)));
  return rendered;
}
