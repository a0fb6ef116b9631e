import { type Contradiction, comparing } from "@bellhop/language/claims";
import { contentHash, type KnowledgeEntry } from "@bellhop/language/entries";
import {
  type KnowledgeCheck,
  type KnowledgeChecks,
  listDismissals,
  listDismissed,
  readClaimsOnce,
} from "../domain/contradictions/index.ts";
import { completenessOf, listSections, listWritten, type SectionRow } from "../domain/knowledge/index.ts";
import { findVenue, settingsOf, type Venue } from "../domain/venues/index.ts";
import type { AtVenue, Database } from "../platform/at/index.ts";
import { workInSlices } from "../platform/in-slices.ts";

/** How the venue is set, and how far its sections have come. */
export type SnapshotMark = {
  venue: Venue;
  versions: readonly SectionRow[];
  /** Another one as soon as an entry, their order, or a setting that they are said or checked by has changed. */
  mark: string;
};

/** What the venue had written at one moment. */
export type KnowledgeSnapshot = SnapshotMark & { entries: KnowledgeEntry[] };

export type CheckServices = { knowledgeChecks: KnowledgeChecks; db: Database };

/** A contradiction, and who said that both sides are right; null while it is open. */
export type FoundContradiction = Contradiction & { dismissedBy: string | null };

/** How what the venue writes stands now. */
export async function readMark(at: AtVenue): Promise<SnapshotMark> {
  const [venue, versions] = await Promise.all([
    findVenue(at),
    at.tx.rows(listSections, { venueId: at.venueId }),
  ]);
  return { venue, versions, mark: markOf(venue, versions) };
}

function markOf(venue: Venue, versions: readonly SectionRow[]): string {
  const { default_language, languages, currency } = venue;
  const sections = versions.map(({ section, version }) => `${section} ${version}`).sort();
  return JSON.stringify([
    sections,
    default_language,
    languages,
    currency,
    settingsOf(venue).assistant.greeting,
  ]);
}

/** Whoever writes in between has it read again, so often. */
const readingsMost = 10;

/** Reads all that the venue has written as it stood at one moment; undefined where there was none. */
export async function readSnapshot(at: AtVenue): Promise<KnowledgeSnapshot | undefined> {
  for (let reading = 1; reading <= readingsMost; reading++) {
    // Each is a look of its own: somebody may have written in between.
    const [before, rows, after] = await Promise.all([readMark(at), listWritten(at), readMark(at)]);
    if (before.mark === after.mark) return { ...after, entries: rows.map(({ entry }) => entry) };
  }
  return undefined;
}

/** The same where there has to be one. */
export async function mustReadSnapshot(at: AtVenue): Promise<KnowledgeSnapshot> {
  const written = await readSnapshot(at);
  if (!written) throw new Error("What is written changes faster than it can be read");
  return written;
}

/** What is found in this; found once for as long as it stands. */
export async function checkSnapshot(
  venueId: number,
  written: KnowledgeSnapshot,
  { knowledgeChecks: surveys, db }: CheckServices,
): Promise<KnowledgeCheck> {
  const dismissed = await db.readAtVenue(venueId, readDismissed);
  return surveys.of(`${venueId}`, markWith(written.mark, dismissed), () =>
    runCheck(venueId, written, dismissed, db),
  );
}

/** What is found in what the venue has written, as it stands now. No unit is open while it is looked for. */
export async function checkCurrent(
  venueId: number,
  { db, knowledgeChecks: surveys }: CheckServices,
): Promise<KnowledgeCheck> {
  const [{ mark }, dismissed] = await db.readAtVenue(venueId, (at) =>
    Promise.all([readMark(at), readDismissed(at)]),
  );
  return surveys.of(`${venueId}`, markWith(mark, dismissed), async (isOf) => {
    const written = await db.readAtVenue(venueId, mustReadSnapshot);
    isOf(markWith(written.mark, dismissed));
    return runCheck(venueId, written, dismissed, db);
  });
}

/** By their ids: what is dismissed takes nothing that is open its place. */
async function readDismissed(at: AtVenue): Promise<ReadonlySet<string>> {
  const rows = await at.tx.rows(listDismissed, { venueId: at.venueId });
  return new Set(rows.map(({ contradiction_id }) => contradiction_id));
}

const markWith = (mark: string, dismissed: ReadonlySet<string>): string =>
  `${mark} ${contentHash([...dismissed])}`;

async function runCheck(
  venueId: number,
  { venue, versions, entries }: KnowledgeSnapshot,
  dismissed: ReadonlySet<string>,
  db: Database,
): Promise<KnowledgeCheck> {
  const { greeting } = settingsOf(venue).assistant;
  const language = venue.default_language;
  const keepRead = await readClaimsOnce(db, venueId, entries, venue.currency);
  const others = greeting
    ? [{ name: "greeting", title: "The assistant's greeting", language, text: greeting }]
    : [];
  const words = { defaultLanguage: language, currency: venue.currency };
  const [contradictions] = await Promise.all([
    workInSlices(comparing(entries, others, words, dismissed)),
    keepRead(),
  ]);
  return { contradictions, completeness: completenessOf(entries, language), versions };
}

/** Where what the venue has written, as it stands now, contradicts itself; the dismissed ones too. */
export async function findContradictions(
  venueId: number,
  services: CheckServices,
): Promise<FoundContradiction[]> {
  const { contradictions } = await checkCurrent(venueId, services);
  return services.db.readAtVenue(venueId, (at) => withDismissals(at, contradictions));
}

/** The contradictions that somebody has yet to decide. */
export async function findOpenContradictions(
  venueId: number,
  services: CheckServices,
): Promise<FoundContradiction[]> {
  return onlyOpen(await findContradictions(venueId, services));
}

/** Of contradictions those that somebody has yet to decide. */
export function onlyOpen(all: readonly FoundContradiction[]): FoundContradiction[] {
  return all.filter(({ dismissedBy }) => dismissedBy === null);
}

/** Contradictions, each with who has dismissed it. */
export async function withDismissals(
  at: AtVenue,
  contradictions: readonly Contradiction[],
): Promise<FoundContradiction[]> {
  const ids = contradictions.map(({ contradictionId }) => contradictionId);
  const dismissals = await at.tx.rows(listDismissals, { venueId: at.venueId, contradictionIds: ids });
  const dismissedBy = new Map(dismissals.map((row) => [row.contradiction_id, row.dismissed_by]));
  return contradictions.map((found) => ({
    ...found,
    dismissedBy: dismissedBy.get(found.contradictionId) ?? null,
  }));
}
