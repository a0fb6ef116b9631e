import { type Contradiction, findContradictionsInSteps } from "@bellhop/language/claims";
import { contentHash, type KnowledgeEntry } from "@bellhop/language/entries";
import {
  type KnowledgeCheck,
  type KnowledgeChecks,
  listDismissals,
  listDismissed,
  readClaimsOnce,
} from "../domain/contradictions/index.ts";
import {
  completenessOf,
  listSections,
  listWritten,
  type SectionRow,
  warmClaimsQueue,
} from "../domain/knowledge/index.ts";
import { findVenue, settingsOf, type Venue } from "../domain/venues/index.ts";
import type { AtVenue, Database } from "../platform/at/index.ts";
import { jobHandler } from "../platform/jobs/job-handler.ts";
import { runInSlices } from "../platform/time-slices.ts";

export type SnapshotMark = {
  venue: Venue;
  versions: readonly SectionRow[];
  /** Changes with every entry, their order, and the settings by which entries are rendered and checked. */
  mark: string;
};

/** All of a venue's knowledge at one moment. */
export type KnowledgeSnapshot = SnapshotMark & { entries: KnowledgeEntry[] };

export type CheckServices = { knowledgeChecks: KnowledgeChecks; db: Database };

/** `dismissedBy` is null while it is open. */
export type FoundContradiction = Contradiction & { dismissedBy: string | null };

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

const readingsMost = 10;

/** Reads all of a venue's knowledge at one moment; undefined if somebody changed it during every reading. */
export async function readSnapshot(at: AtVenue): Promise<KnowledgeSnapshot | undefined> {
  for (let reading = 1; reading <= readingsMost; reading++) {
    // A reading unit takes no snapshot: somebody may change an entry between the statements.
    const [before, rows, after] = await Promise.all([readMark(at), listWritten(at), readMark(at)]);
    if (before.mark === after.mark) return { ...after, entries: rows.map(({ entry }) => entry) };
  }
  return undefined;
}

export async function mustReadSnapshot(at: AtVenue): Promise<KnowledgeSnapshot> {
  const snapshot = await readSnapshot(at);
  if (!snapshot) throw new Error("The knowledge changes faster than it can be read");
  return snapshot;
}

/** Checks a snapshot. The result is cached. */
export async function checkSnapshot(
  venueId: number,
  snapshot: KnowledgeSnapshot,
  { knowledgeChecks, db }: CheckServices,
): Promise<KnowledgeCheck> {
  const dismissed = await db.readAtVenue(venueId, readDismissed);
  return knowledgeChecks.get(`${venueId}`, markWith(snapshot.mark, dismissed), () =>
    runCheck(venueId, snapshot, dismissed, db),
  );
}

/** Checks the knowledge as it is now. The result is cached. No unit is open during the check. */
export async function checkCurrent(
  venueId: number,
  { db, knowledgeChecks }: CheckServices,
): Promise<KnowledgeCheck> {
  const [{ mark }, dismissed] = await db.readAtVenue(venueId, (at) =>
    Promise.all([readMark(at), readDismissed(at)]),
  );
  return knowledgeChecks.get(`${venueId}`, markWith(mark, dismissed), async (isOf) => {
    const snapshot = await db.readAtVenue(venueId, mustReadSnapshot);
    isOf(markWith(snapshot.mark, dismissed));
    return runCheck(venueId, snapshot, dismissed, db);
  });
}

/** Ids. A check returns a limited number; dismissed contradictions must not take the places of open ones. */
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
  const storeClaims = await readClaimsOnce(db, venueId, entries, venue.currency);
  const others = greeting
    ? [{ name: "greeting", title: "The assistant's greeting", language, text: greeting }]
    : [];
  const words = { defaultLanguage: language, currency: venue.currency };
  const [contradictions] = await Promise.all([
    runInSlices(findContradictionsInSteps(entries, others, words, dismissed)),
    storeClaims(),
  ]);
  return { contradictions, completeness: completenessOf(entries, language), versions };
}

/** All contradictions in the knowledge as it is now, dismissed ones too. */
export async function findContradictions(
  venueId: number,
  services: CheckServices,
): Promise<FoundContradiction[]> {
  const { contradictions } = await checkCurrent(venueId, services);
  return services.db.readAtVenue(venueId, (at) => withDismissals(at, contradictions));
}

export async function findOpenContradictions(
  venueId: number,
  services: CheckServices,
): Promise<FoundContradiction[]> {
  return onlyOpen(await findContradictions(venueId, services));
}

export function onlyOpen(all: readonly FoundContradiction[]): FoundContradiction[] {
  return all.filter(({ dismissedBy }) => dismissedBy === null);
}

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

/** Checks the knowledge soon after many entries have changed. */
export const warmClaims = jobHandler(warmClaimsQueue, async ({ venue_id }, services: CheckServices) => {
  await checkCurrent(venue_id, services);
});
