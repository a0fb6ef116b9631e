import { type Contradiction, findContradictionsInSteps } from "@bellhop/language/claims";
import { contentHash, type KnowledgeEntry } from "@bellhop/language/entries";
import {
  type KnowledgeCheck,
  type KnowledgeChecks,
  listDismissals,
  listDismissed,
  readClaimsOnce,
} from "../../domain/contradictions/index.ts";
import {
  completenessOf,
  listAllEntries,
  listSections,
  type SectionRow,
  warmClaimsQueue,
} from "../../domain/knowledge/index.ts";
import { findVenue, settingsOf, type Venue } from "../../domain/venues/index.ts";
import type { Database, ReadingAtVenue } from "../../platform/at/index.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import { runInSlices } from "../../platform/time-slices.ts";

export type SnapshotFingerprint = {
  venue: Venue;
  versions: readonly SectionRow[];
  /** Changes with every entry, their order, and the settings by which entries are rendered and checked. */
  fingerprint: string;
};

/** All of a venue's knowledge at one moment. */
export type KnowledgeSnapshot = SnapshotFingerprint & { entries: KnowledgeEntry[] };

export type CheckServices = { knowledgeChecks: KnowledgeChecks; db: Database };

/** `dismissedBy` is null while it is open. */
export type FoundContradiction = Contradiction & { dismissedBy: string | null };

export async function readFingerprint(at: ReadingAtVenue): Promise<SnapshotFingerprint> {
  const [venue, versions] = await Promise.all([findVenue(at), listSections(at)]);
  return { venue, versions, fingerprint: markOf(venue, versions) };
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

const maxReadings = 10;

/** Reads all of a venue's knowledge at one moment; undefined if it changed during every attempt. */
export async function readSnapshot(at: ReadingAtVenue): Promise<KnowledgeSnapshot | undefined> {
  for (let reading = 1; reading <= maxReadings; reading++) {
    // A reading unit takes no snapshot: an entry may change between the statements.
    const [before, rows, after] = await Promise.all([
      readFingerprint(at),
      listAllEntries(at),
      readFingerprint(at),
    ]);
    if (before.fingerprint === after.fingerprint)
      return { ...after, entries: rows.map(({ entry }) => entry) };
  }
  return undefined;
}

export async function requireSnapshot(at: ReadingAtVenue): Promise<KnowledgeSnapshot> {
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
  const dismissed = await db.readAtVenue(venueId, listDismissed);
  return knowledgeChecks.get(`${venueId}`, fingerprintWith(snapshot.fingerprint, dismissed), () =>
    runCheck(venueId, snapshot, dismissed, db),
  );
}

/** Checks the knowledge as it is now. The result is cached. No unit is open during the check. */
export async function checkCurrent(
  venueId: number,
  { db, knowledgeChecks }: CheckServices,
): Promise<KnowledgeCheck> {
  const [{ fingerprint }, dismissed] = await db.readAtVenue(venueId, (at) =>
    Promise.all([readFingerprint(at), listDismissed(at)]),
  );
  return knowledgeChecks.get(`${venueId}`, fingerprintWith(fingerprint, dismissed), async (isOf) => {
    const snapshot = await db.readAtVenue(venueId, requireSnapshot);
    isOf(fingerprintWith(snapshot.fingerprint, dismissed));
    return runCheck(venueId, snapshot, dismissed, db);
  });
}

const fingerprintWith = (fingerprint: string, dismissed: ReadonlySet<string>): string =>
  `${fingerprint} ${contentHash([...dismissed])}`;

/** A check finds a limited number; dismissed contradictions must not take the places of open ones. */
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
  at: ReadingAtVenue,
  contradictions: readonly Contradiction[],
): Promise<FoundContradiction[]> {
  const ids = contradictions.map(({ contradictionId }) => contradictionId);
  const dismissals = await listDismissals(at, ids);
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
