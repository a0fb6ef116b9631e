import type { ConciergeVersion } from "@bellhop/contract/concierge";
import { limits } from "@bellhop/contract/limits";
import type { LiveEvent } from "@bellhop/contract/live";
import type { AtVenue } from "../../platform/at/index.ts";
import { cutPage, readCursor } from "../../platform/cursor.ts";
import { refuse } from "../../platform/refusal.ts";
import { type By, noteChange } from "../audit/index.ts";
import type { Disagreement } from "../contradictions/index.ts";
import type { KnowledgeEntry } from "../knowledge/index.ts";
import { lockVenue, setLiveConcierge, settingsOf, tellSettings, type Venue } from "../venues/index.ts";
import { type AssistantPart, assistantOfBefore, draftAssistant, publishedBy } from "./assistant-part.ts";
import {
  deleteOldConcierges,
  findLiveAlike,
  findLiveAssistant,
  findVersion,
  insertConcierge,
  insertConciergeLike,
  listVersionRows,
  type VersionRow,
} from "./concierges.queries.ts";

/** So many of the newest versions are kept to go back to; answers keep what they cite of older ones. */
const versionsKept = 50;

/** What guests may hear, and what it was said despite. */
export type BuiltKnowledge = { entries: readonly KnowledgeEntry[]; contested: readonly Disagreement[] };

/**
 * The next version is there, and answers guests once the unit commits: with this knowledge, or, without, with the one
 * that is live; what the settings hold of the assistant is published as far as `from` says. Where the one that is live would be no
 * other, it stays: a version is kept to go back to, and one that changes nothing would push another out. Builds of a venue
 * take turns.
 */
export async function goLive(
  at: AtVenue,
  from: ConciergeVersion["from"],
  { knowledge, by }: { knowledge?: BuiltKnowledge; by: string | null },
): Promise<{ version: number; assistant: AssistantPart; isNew: boolean } | undefined> {
  const venue = await at.tx.row(lockVenue, { venueId: at.venueId });
  const live = await at.tx.maybeRow(findLiveAssistant, { venueId: at.venueId });
  const draft = draftAssistant(settingsOf(venue));
  // What nobody has published yet begins with what is set.
  const assistant = live ? publishedBy(from, live.assistant ?? assistantOfBefore, draft) : draft;
  const whole = knowledge && wholeOf(knowledge);
  const alike = {
    venueId: at.venueId,
    assistant: JSON.stringify(assistant),
    entries: whole?.entries ?? null,
    contradictions: whole?.contested ?? null,
  };
  const same = live && (await at.tx.maybeRow(findLiveAlike, alike));
  if (same) return { ...same, assistant, isNew: false };
  const inserted = whole
    ? await insertWhole(at, from, assistant, whole, by)
    : live && (await insertLike(at, from, assistant, live.version, by));
  if (!inserted) return undefined;
  await pointAt(at, inserted.version);
  await at.tx.run(deleteOldConcierges, { venueId: at.venueId, versionsKept });
  return { ...inserted, assistant, isNew: true };
}

/** What is frozen of the knowledge. */
function wholeOf({ entries, contested }: BuiltKnowledge) {
  const heard = entries.filter((entry) => !entry.internal);
  return { entries: JSON.stringify(heard), count: heard.length, contested: JSON.stringify(contested) };
}

async function insertWhole(
  at: AtVenue,
  from: ConciergeVersion["from"],
  assistant: AssistantPart,
  { entries, count, contested }: ReturnType<typeof wholeOf>,
  by: string | null,
) {
  return at.tx.row(insertConcierge, {
    venueId: at.venueId,
    entries,
    entriesCount: count,
    assistant: JSON.stringify(assistant),
    contradictions: contested,
    languages: assistant.languages,
    builtFrom: from,
    builtBy: by,
    builtAt: at.now,
  });
}

async function insertLike(
  at: AtVenue,
  from: ConciergeVersion["from"],
  assistant: AssistantPart,
  version: number,
  by: string | null,
) {
  const values = {
    venueId: at.venueId,
    version,
    assistant: JSON.stringify(assistant),
    languages: assistant.languages,
    builtFrom: from,
    builtBy: by,
    builtAt: at.now,
  };
  return at.tx.row(insertConciergeLike, values);
}

async function pointAt(at: AtVenue, version: number) {
  tellSettings(at, await at.tx.row(setLiveConcierge, { venueId: at.venueId, liveConciergeVersion: version }));
  at.tell({ kind: "concierge", live_version: version } satisfies LiveEvent);
}

/** An earlier version answers again. Where it is live already, nothing changes. */
export async function rollBack(at: AtVenue, by: By, version: number): Promise<ConciergeVersion> {
  const venue: Venue = await at.tx.row(lockVenue, { venueId: at.venueId });
  const wanted = await at.tx.maybeRow(findVersion, { venueId: at.venueId, version });
  if (!wanted) throw refuse("not_found");
  if (wanted.is_live) return toVersion(wanted);
  await pointAt(at, version);
  const before = { live_version: venue.live_concierge_version };
  await noteChange(at, by, { kind: "concierge_rolled_back", before, after: { live_version: version } });
  return { ...toVersion(wanted), is_live: true };
}

type Page = { cursor?: string | undefined; limit?: number | undefined };

/** One page of the venue's versions, newest first. */
export async function viewVersions(at: AtVenue, { cursor, limit = limits.pageItems }: Page) {
  const [, belowVersion] = readCursor(cursor, "seq");
  const rows = await at.tx.rows(listVersionRows, { venueId: at.venueId, belowVersion, limit: limit + 1 });
  const { shown, next } = cutPage(rows, limit, (row) => row.version);
  return { items: shown.map(toVersion), next_cursor: next };
}

function toVersion(row: VersionRow): ConciergeVersion {
  return {
    version: row.version,
    built_at: row.built_at.toISOString(),
    built_by: row.built_by,
    from: row.built_from,
    entries: row.entries,
    languages: row.languages,
    is_live: row.is_live,
    contradictions: row.contradictions,
  };
}
