import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type { listEntries as listEntriesCall, Section } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { decodeCursor, encodeCursor } from "../../platform/cursor.ts";
import { wordsToFindWithin } from "../../platform/search-terms.ts";
import type { KnowledgeRow } from "./entries.queries.ts";
import {
  countEntries,
  countSections,
  listEntriesInOrder,
  listNamedEntries,
  selectAllEntries,
} from "./entries.queries.ts";
import { selectSections } from "./sections.queries.ts";
import { sections } from "./sections.ts";
import { toEntry } from "./to-entry.ts";

/** All entries of the venue, or of one section, in order. */
export async function listAllEntries(at: ReadingAtVenue, section?: Section): Promise<KnowledgeRow[]> {
  return at.tx.rows(selectAllEntries, { venueId: at.venueId, section: section ?? null });
}

/** The entries with these ids, in any section. */
export async function listNamed(
  at: ReadingAtVenue,
  ids: string[],
): Promise<Pick<KnowledgeRow, "entry" | "updatedAt" | "updatedBy">[]> {
  return ids.length === 0 ? [] : at.tx.rows(listNamedEntries, { venueId: at.venueId, entryIds: ids });
}

const ordinalAndId = /^(\d{1,9}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** One page of a section, in order, with the section's version. */
export async function listEntries(
  at: ReadingAtVenue,
  { section, search, entry_ids, cursor, limit = limits.pageItems }: InputOf<typeof listEntriesCall>,
): Promise<OutputOf<typeof listEntriesCall>> {
  const [afterOrdinal = null, afterId = null] = decodeCursor(cursor, ordinalAndId) ?? [];
  const narrowed = {
    venueId: at.venueId,
    section,
    entryIds: entry_ids ?? null,
    words: wordsToFindWithin(search),
  };
  const [versions, rows, { entries }] = await Promise.all([
    listSections(at),
    at.tx.rows(listEntriesInOrder, { ...narrowed, afterOrdinal, afterId, limit: limit + 1 }),
    at.tx.row(countEntries, narrowed),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(toEntry),
    next_cursor: last ? encodeCursor(`${last.ordinal} ${last.entry.entryId}`) : null,
    version: versions.find((row) => row.section === section)?.version ?? 0,
    total: entries,
  };
}

/** The version of each section. A section that was never written has no row. */
export const listSections = (at: ReadingAtVenue) => at.tx.rows(selectSections, { venueId: at.venueId });

export type SectionState = { section: Section; version: number; entries: number };

/** The version of each section and its number of entries. */
export async function listSectionStates(at: ReadingAtVenue): Promise<SectionState[]> {
  const [versions, counts] = await Promise.all([
    listSections(at),
    at.tx.rows(countSections, { venueId: at.venueId }),
  ]);
  return sections.map((section) => ({
    section,
    version: versions.find((row) => row.section === section)?.version ?? 0,
    entries: counts.find((row) => row.section === section)?.entries ?? 0,
  }));
}
