import { type Section, section as sectionSchema } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { toWireSection } from "@bellhop/contract/sections";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuse, refuseStale } from "../../platform/refusal.ts";
import { findVenue } from "../venues/index.ts";
import { countSections, type EntryRow, listNamedEntries } from "./entries.queries.ts";
import type { Languages } from "./must-fit.ts";
import { lockSections, openSections } from "./sections.queries.ts";

/** The sections in the order in which a venue's writing is told. */
export const sections: readonly Section[] = sectionSchema.options;

/** What is written, as far as a change needs it; nobody else changes it until the unit ends. */
export type LockedSections = {
  versions: ReadonlyMap<Section, number>;
  /** Those that were asked for, in whichever section they stand. */
  entries: ReadonlyMap<string, EntryRow>;
  counts: ReadonlyMap<Section, { entries: number; last: number }>;
  venue: Languages;
};

/** Takes the turn to change what the venue has written, and answers how it stands; with the entries of these ids. */
export async function lockWritten(at: AtVenue, entryIds: readonly string[]): Promise<LockedSections> {
  const [, versions, entries, counts, venue] = await Promise.all([
    at.tx.run(openSections, { venueId: at.venueId, sections }),
    at.tx.rows(lockSections, { venueId: at.venueId }),
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

/** Refuses where a section is not at the version anymore that was seen, and says at which it is. */
export function mustBeAtVersions(
  { versions }: LockedSections,
  seen: readonly { section: Section; version: number }[],
): void {
  const now = (section: Section) => versions.get(section) ?? 0;
  const stale = seen.filter(({ section, version }) => now(section) !== version);
  if (stale.length === 0) return;
  throw refuseStale(Object.fromEntries(stale.map(({ section }) => [toWireSection(section), now(section)])));
}

/** Refuses where a venue would have more entries than it may, and more than it had. */
export function mustHaveRoom(
  { counts }: LockedSections,
  { added, removed }: { added: number; removed: number },
): void {
  const there = [...counts.values()].reduce((sum, { entries }) => sum + entries, 0);
  if (added > removed && there + added - removed > limits.entriesMost) throw refuse("limit_reached");
}
