import type { Section } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { toWireSection } from "@bellhop/contract/sections";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuse, refuseStale } from "../../platform/refusal.ts";
import { findVenue } from "../venues/index.ts";
import { countSections, type EntryRow, listNamedEntries } from "./entries.queries.ts";
import type { Languages } from "./misfits.ts";
import { openSections, selectSectionsForUpdate } from "./sections.queries.ts";
import { sections } from "./sections.ts";

/** The locked sections and entries of a change. */
export type LockedSections = {
  versions: ReadonlyMap<Section, number>;
  /** The requested entries, in any section. */
  entries: ReadonlyMap<string, EntryRow>;
  counts: ReadonlyMap<Section, { entries: number; last: number }>;
  venue: Languages;
};

/** Locks the venue's sections until the transaction ends and reads them, with the entries of these ids. */
export async function lockSections(at: AtVenue, entryIds: readonly string[]): Promise<LockedSections> {
  const [, versions, entries, counts, venue] = await Promise.all([
    at.tx.run(openSections, { venueId: at.venueId, sections }),
    at.tx.rows(selectSectionsForUpdate, { venueId: at.venueId }),
    at.tx.rows(listNamedEntries, { venueId: at.venueId, entryIds }),
    at.tx.rows(countSections, { venueId: at.venueId }),
    findVenue(at),
  ]);
  return {
    versions: new Map(versions.map(({ section, version }) => [section, version])),
    entries: new Map(entries.map((row) => [row.entry.entryId, row])),
    counts: new Map(counts.map(({ section, ...count }) => [section, count])),
    venue,
  };
}

/** Refuses a change of a section whose version has changed since; the refusal has the current versions. */
export function requireVersions(
  { versions }: LockedSections,
  seen: readonly { section: Section; version: number }[],
): void {
  const now = (section: Section) => versions.get(section) ?? 0;
  const stale = seen.filter(({ section, version }) => now(section) !== version);
  if (stale.length === 0) return;
  throw refuseStale(Object.fromEntries(stale.map(({ section }) => [toWireSection(section), now(section)])));
}

/** Refuses a change that would exceed the limit of entries; one that does not add entries always passes. */
export function requireRoom(
  { counts }: LockedSections,
  { added, removed }: { added: number; removed: number },
): void {
  const stored = [...counts.values()].reduce((sum, { entries }) => sum + entries, 0);
  if (added > removed && stored + added - removed > limits.maxEntries) throw refuse("limit_reached");
}
