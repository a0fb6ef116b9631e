import { type Contradiction, findContradictionsInSteps } from "@bellhop/language/claims";
import { contentHash, type KnowledgeEntry } from "@bellhop/language/entries";
import { listDismissals, listDismissed, readClaimsOnce } from "../domain/contradictions/index.ts";
import { completenessOf, listSections, listWritten, type SectionRow } from "../domain/knowledge/index.ts";
import { findVenue, settingsOf, type Venue } from "../domain/venues/index.ts";
import type { AtVenue, Database } from "../platform/at/index.ts";
import { workInSlices } from "../platform/in-slices.ts";
import { type LastUsed, lastUsed } from "../platform/last-used.ts";

/** How the venue is set, and how far its sections have come. */
export type Marked = {
  venue: Venue;
  versions: readonly SectionRow[];
  /** Another one as soon as an entry, their order, or a setting that they are said or checked by has changed. */
  mark: string;
};

/** What the venue had written at one moment. */
export type Written = Marked & { entries: KnowledgeEntry[] };

/** What is found in all that a venue has written: the same until that changes. */
export type Survey = {
  contradictions: readonly Contradiction[];
  completeness: ReturnType<typeof completenessOf>;
  /** Of the sections, as they were read. */
  versions: readonly SectionRow[];
};

/** The surveys that this process has at hand. */
export type Surveys = LastUsed<Survey>;

/** Venues whose members are writing. */
const surveysMost = 30;

/** Keeps the surveys of the venues that wrote last in memory. */
export const openSurveys = (): Surveys => lastUsed(surveysMost);

export type WithSurveys = { surveys: Surveys; db: Database };

/** A contradiction, and who said that both sides are right; null while it is open. */
export type HeldContradiction = Contradiction & { dismissedBy: string | null };

/** How what the venue writes stands now. */
export async function markNow(at: AtVenue): Promise<Marked> {
  const [venue, versions] = await Promise.all([
    at.tx.row(findVenue, [at.venueId]),
    at.tx.rows(listSections, [at.venueId]),
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
export async function readWritten(at: AtVenue): Promise<Written | undefined> {
  for (let reading = 1; reading <= readingsMost; reading++) {
    // Each is a look of its own: somebody may have written in between.
    const [before, rows, after] = await Promise.all([markNow(at), listWritten(at), markNow(at)]);
    if (before.mark === after.mark) return { ...after, entries: rows.map(({ entry }) => entry) };
  }
  return undefined;
}

/** The same where there has to be one. */
export async function mustReadWritten(at: AtVenue): Promise<Written> {
  const written = await readWritten(at);
  if (!written) throw new Error("What is written changes faster than it can be read");
  return written;
}

/** What is found in this; found once for as long as it stands. */
export async function surveyOf(
  venueId: number,
  written: Written,
  { surveys, db }: WithSurveys,
): Promise<Survey> {
  const dismissed = await db.readAtVenue(venueId, dismissedNow);
  return surveys.of(`${venueId}`, withDismissed(written.mark, dismissed), () =>
    survey(venueId, written, dismissed, db),
  );
}

/** What is found in what the venue has written, as it stands now. No unit is open while it is looked for. */
export async function surveyNow(venueId: number, { db, surveys }: WithSurveys): Promise<Survey> {
  const [{ mark }, dismissed] = await db.readAtVenue(venueId, (at) =>
    Promise.all([markNow(at), dismissedNow(at)]),
  );
  return surveys.of(`${venueId}`, withDismissed(mark, dismissed), async (isOf) => {
    const written = await db.readAtVenue(venueId, mustReadWritten);
    isOf(withDismissed(written.mark, dismissed));
    return survey(venueId, written, dismissed, db);
  });
}

/** By their ids: what is dismissed takes nothing that is open its place. */
async function dismissedNow(at: AtVenue): Promise<ReadonlySet<string>> {
  const rows = await at.tx.rows(listDismissed, [at.venueId]);
  return new Set(rows.map(({ contradiction_id }) => contradiction_id));
}

const withDismissed = (mark: string, dismissed: ReadonlySet<string>): string =>
  `${mark} ${contentHash([...dismissed])}`;

async function survey(
  venueId: number,
  { venue, versions, entries }: Written,
  dismissed: ReadonlySet<string>,
  db: Database,
): Promise<Survey> {
  const { greeting } = settingsOf(venue).assistant;
  const language = venue.default_language;
  const keepRead = await readClaimsOnce(db, venueId, entries, venue.currency);
  const others = greeting
    ? [{ name: "greeting", title: "The assistant's greeting", language, text: greeting }]
    : [];
  const words = { defaultLanguage: language, currency: venue.currency };
  const [contradictions] = await Promise.all([
    workInSlices(findContradictionsInSteps(entries, others, words, dismissed)),
    keepRead(),
  ]);
  return { contradictions, completeness: completenessOf(entries, language), versions };
}

/** Where what the venue has written, as it stands now, contradicts itself; the dismissed ones too. */
export async function contradictionsOf(venueId: number, parts: WithSurveys): Promise<HeldContradiction[]> {
  const { contradictions } = await surveyNow(venueId, parts);
  return parts.db.readAtVenue(venueId, (at) => held(at, contradictions));
}

/** The contradictions that somebody has yet to decide. */
export async function openContradictions(venueId: number, parts: WithSurveys): Promise<HeldContradiction[]> {
  return stillOpen(await contradictionsOf(venueId, parts));
}

/** Of contradictions those that somebody has yet to decide. */
export function stillOpen(all: readonly HeldContradiction[]): HeldContradiction[] {
  return all.filter(({ dismissedBy }) => dismissedBy === null);
}

/** Contradictions, each with who has dismissed it. */
export async function held(
  at: AtVenue,
  contradictions: readonly Contradiction[],
): Promise<HeldContradiction[]> {
  const ids = contradictions.map(({ contradictionId }) => contradictionId);
  const dismissals = await at.tx.rows(listDismissals, [at.venueId, ids]);
  const dismissedBy = new Map(dismissals.map((row) => [row.contradiction_id, row.dismissed_by]));
  return contradictions.map((found) => ({
    ...found,
    dismissedBy: dismissedBy.get(found.contradictionId) ?? null,
  }));
}
