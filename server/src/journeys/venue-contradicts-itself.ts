import { type Contradiction, findInSlices, listDismissals } from "../domain/contradictions/index.ts";
import {
  completenessOf,
  listSections,
  listWritten,
  type SectionRow,
  type WrittenEntry,
} from "../domain/entries/index.ts";
import { findVenue, settingsOf, type Venue } from "../domain/venues/index.ts";
import type { AtVenue, Database } from "../platform/at/index.ts";
import { type LastUsed, lastUsed } from "../platform/last-used.ts";

/** What the venue had written at one moment, and how it is set. */
export type Written = {
  venue: Venue;
  entries: WrittenEntry[];
  /** Another one as soon as an entry, their order, or the settings that they are said by have changed. */
  mark: string;
};

/** What is found in all that a venue has written: the same until that changes. */
export type Survey = {
  contradictions: readonly Contradiction[];
  completeness: ReturnType<typeof completenessOf>;
};

/** The surveys that this process has at hand. */
export type Surveys = LastUsed<Survey>;

/** Venues whose members are writing. */
const surveysMost = 30;

/** Keeps the surveys of the venues that wrote last in memory. */
export const openSurveys = (): Surveys => lastUsed(surveysMost);

type WithSurveys = { surveys: Surveys };

/** A contradiction, and who said that both sides are right; null while it is open. */
export type HeldContradiction = Contradiction & { dismissedBy: string | null };

/** A mark that is another one as soon as an entry, their order, or the settings that they are said by have changed. */
export async function markKnowledge(at: AtVenue): Promise<string> {
  const [venue, versions] = await Promise.all([
    at.tx.row(findVenue, [at.venueId]),
    at.tx.rows(listSections, [at.venueId]),
  ]);
  return markOf(venue, versions);
}

function markOf(
  { settings_version, default_language, currency }: Venue,
  versions: readonly SectionRow[],
): string {
  const sections = versions.map(({ section, version }) => `${section} ${version}`).sort();
  return [settings_version, default_language, currency, ...sections].join(" ");
}

/** Whoever writes in between has it read again, so often. */
const readingsMost = 10;

/** Reads all that the venue has written as it stood at one moment; undefined where there was none. */
export async function readWritten(at: AtVenue): Promise<Written | undefined> {
  for (let reading = 1; reading <= readingsMost; reading++) {
    // Each is a look of its own: somebody may have written in between.
    const [before, venue, rows, after] = await Promise.all([
      at.tx.rows(listSections, [at.venueId]),
      at.tx.row(findVenue, [at.venueId]),
      listWritten(at),
      at.tx.rows(listSections, [at.venueId]),
    ]);
    const mark = markOf(venue, before);
    if (mark === markOf(venue, after)) return { venue, entries: rows.map(({ entry }) => entry), mark };
  }
  return undefined;
}

/** What is found in this; found once for as long as it stands. */
export function surveyOf(venueId: number, written: Written, { surveys }: WithSurveys): Promise<Survey> {
  return surveys.of(`${venueId}`, written.mark, () => survey(written));
}

/** What is found in what the venue has written, as it stands now. */
export async function surveyNow(at: AtVenue, { surveys }: WithSurveys): Promise<Survey> {
  return surveys.of(`${at.venueId}`, await markKnowledge(at), async () => {
    const written = await readWritten(at);
    if (!written) throw new Error("What is written changes faster than it can be read");
    return survey(written);
  });
}

/** Has the survey at hand for a unit that is going to ask for it: a transaction does not wait for it then. */
export async function prepareSurvey(venueId: number, { db, surveys }: WithSurveys & { db: Database }) {
  await db.readAtVenue(venueId, (at) => surveyNow(at, { surveys }));
}

async function survey({ venue, entries }: Written): Promise<Survey> {
  const { greeting } = settingsOf(venue).assistant;
  const language = venue.default_language;
  const contradictions = await findInSlices(
    entries,
    greeting ? [{ name: "greeting", title: "The assistant's greeting", language, text: greeting }] : [],
    { defaultLanguage: language, currency: venue.currency },
  );
  return { contradictions, completeness: completenessOf(entries, language) };
}

/** Where what the venue has written, as it stands now, contradicts itself; the dismissed ones too. */
export async function contradictionsOf(at: AtVenue, parts: WithSurveys): Promise<HeldContradiction[]> {
  const { contradictions } = await surveyNow(at, parts);
  return held(at, contradictions);
}

/** The contradictions that somebody has yet to decide. */
export async function openContradictions(at: AtVenue, parts: WithSurveys): Promise<HeldContradiction[]> {
  return (await contradictionsOf(at, parts)).filter(({ dismissedBy }) => dismissedBy === null);
}

/** Contradictions, each with who has dismissed it. */
export async function held(
  at: AtVenue,
  contradictions: readonly Contradiction[],
): Promise<HeldContradiction[]> {
  const dismissals = await at.tx.rows(listDismissals, [at.venueId]);
  const dismissedBy = new Map(dismissals.map((row) => [row.contradiction_id, row.dismissed_by]));
  return contradictions.map((found) => ({
    ...found,
    dismissedBy: dismissedBy.get(found.contradictionId) ?? null,
  }));
}
