import type { ConciergeChange, ConciergeVersion } from "@bellhop/contract/concierge";
import type { Section } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import type { LiveEvent } from "@bellhop/contract/live";
import type { AssistantTool } from "@bellhop/contract/settings";
import type { Disagreement } from "@bellhop/language/claims";
import type { AnswerableEntry } from "@bellhop/language/entries";
import type { AtVenue, ReadingAtOperator, ReadingAtVenue } from "../../../platform/at/index.ts";
import { decodeTimeCursor, toPage } from "../../../platform/cursor.ts";
import { refuse } from "../../../platform/refusal.ts";
import { type Actor, recordChange } from "../../audit/index.ts";
import { broadcastSettings, lockVenue, setLiveVersion, settingsOf, type Venue } from "../../venues/index.ts";
import { recheckUnansweredQueue } from "../queues.ts";
import {
  type AssistantPart,
  chosenName,
  draftAssistant,
  publishedBy,
  unpublished,
} from "../settings/settings.ts";
import { summarizeChanges } from "./changes.ts";
import {
  deleteOldVersions,
  findLiveAlike,
  findLiveAssistant,
  findLiveName,
  findVersion,
  findVersionSections,
  insertVersion,
  insertVersionLike,
  listVersionRows,
  type VersionRow,
} from "./versions.queries.ts";

/** The newest versions, kept for rollback; answers keep their own copy of what they cite. */
const versionsKept = 50;

/** The entries for guests, and the open contradictions among them. */
export type BuiltKnowledge = { entries: readonly AnswerableEntry[]; contested: readonly Disagreement[] };

/** Without `knowledge`, the live knowledge stays. `changes` are the differences from the live entries. */
export type VersionToPublish = {
  knowledge?: BuiltKnowledge;
  changes?: readonly ConciergeChange[];
  /** The versions of the sections that `knowledge` was built from, as long as they are the current ones. */
  sections?: readonly { section: Section; version: number }[];
  by: string | null;
};

/** `isNew` is false if nothing differed from the version that is live. */
export type PublishedVersion = { version: number; assistant: AssistantPart; isNew: boolean };

/**
 * Makes the next version and puts it live when the unit commits: with this knowledge, or else with the knowledge that is
 * live, and with the settings that `from` publishes. If nothing differs from the live version, that one stays: a version
 * without changes would push an older one out of the history. Builds of a venue take turns.
 */
export async function publishVersion(
  at: AtVenue,
  from: ConciergeVersion["from"],
  { knowledge, changes = [], sections, by }: VersionToPublish,
): Promise<PublishedVersion | undefined> {
  const venue = await lockVenue(at);
  const live = await at.tx.maybeRow(findLiveAssistant, { venueId: at.venueId });
  const draft = draftAssistant(settingsOf(venue));
  // A first version publishes all settings.
  const assistant = live ? publishedBy(from, live.assistant, draft) : draft;
  const whole = knowledge && wholeOf(knowledge);
  const alike = {
    venueId: at.venueId,
    assistant: JSON.stringify(assistant),
    entries: whole?.entries ?? null,
    contradictions: whole?.contested ?? null,
  };
  const same = live && (await at.tx.maybeRow(findLiveAlike, alike));
  if (same) return { ...same, assistant, isNew: false };
  const version = {
    venueId: at.venueId,
    assistant: JSON.stringify(assistant),
    changes: live ? JSON.stringify(summarizeChanges(changes, unpublished(live.assistant, assistant))) : null,
    languages: assistant.languages,
    builtFrom: from,
    builtBy: by,
    builtAt: at.now,
  };
  const inserted = whole
    ? await at.tx.row(insertVersion, {
        ...version,
        entries: whole.entries,
        entriesCount: whole.count,
        contradictions: whole.contested,
        sections: sections
          ? JSON.stringify(Object.fromEntries(sections.map((one) => [one.section, one.version])))
          : null,
      })
    : live && (await at.tx.row(insertVersionLike, { ...version, version: live.version }));
  if (!inserted) return undefined;
  await putLive(at, inserted.version, by);
  await at.tx.run(deleteOldVersions, { venueId: at.venueId, versionsKept });
  return { ...inserted, assistant, isNew: true };
}

/** The knowledge as it is stored: without internal entries. */
function wholeOf({ entries, contested }: BuiltKnowledge) {
  const forGuests = entries.filter((entry) => !entry.internal);
  return {
    entries: JSON.stringify(forGuests),
    count: forGuests.length,
    contested: JSON.stringify(contested),
  };
}

/** All ways to put a version live end here: it sets the venue's live version, and tells dashboards and jobs. */
async function putLive(at: AtVenue, version: number, by: string | null) {
  const venue = await setLiveVersion(at, version, by);
  broadcastSettings(at, venue);
  at.broadcast({ kind: "concierge", live_version: version } satisfies LiveEvent);
  await at.enqueue(recheckUnansweredQueue, { venue_id: at.venueId }, { key: String(at.venueId) });
}

/** Whether the published assistant may use a tool; before anything is published, the settings say. */
export async function mayUseTool(at: ReadingAtVenue, venue: Venue, tool: AssistantTool): Promise<boolean> {
  const live = await at.tx.maybeRow(findLiveAssistant, { venueId: at.venueId });
  return (live?.assistant.tools ?? settingsOf(venue).assistant.tools).includes(tool);
}

/** The name that guests of a venue read at the assistant's messages; null if it has none. */
export async function findAssistantName(at: ReadingAtOperator, venueId: number): Promise<string | null> {
  const live = await at.tx.maybeRow(findLiveName, { venueId });
  return (live && chosenName(live)) ?? null;
}

/** Puts an earlier version live again. Does nothing if it is live already. */
export async function rollBackTo(at: AtVenue, by: Actor, version: number): Promise<ConciergeVersion> {
  const venue = await lockVenue(at);
  const target = await at.tx.maybeRow(findVersion, { venueId: at.venueId, version });
  if (!target) throw refuse("not_found");
  if (target.is_live) return toVersion(target);
  await putLive(at, version, by.name);
  const before = { live_version: venue.live_concierge_version };
  await recordChange(at, by, { kind: "concierge_rolled_back", before, after: { live_version: version } });
  return { ...toVersion(target), is_live: true };
}

/** The versions of the sections of knowledge that a version was built from; undefined if they are not known. */
export async function sectionsOfVersion(at: ReadingAtVenue, version: number) {
  const found = await at.tx.maybeRow(findVersionSections, { venueId: at.venueId, version });
  return found?.sections ?? undefined;
}

type Page = { cursor?: string | undefined; limit?: number | undefined };

/** One page of the venue's versions, newest first. */
export async function viewVersions(at: ReadingAtVenue, { cursor, limit = limits.pageItems }: Page) {
  const [, belowVersion] = decodeTimeCursor(cursor, "seq");
  const rows = await at.tx.rows(listVersionRows, { venueId: at.venueId, belowVersion, limit: limit + 1 });
  const { shown, next } = toPage(rows, limit, (row) => row.version);
  return { items: shown.map(toVersion), next_cursor: next };
}

function toVersion(row: VersionRow): ConciergeVersion {
  return {
    version: row.version,
    built_at: row.built_at.toISOString(),
    built_by: row.built_by,
    from: row.built_from,
    changes: row.changes,
    entries: row.entries,
    languages: row.languages,
    is_live: row.is_live,
    can_restore_draft: row.can_restore_draft,
    contradictions: row.contradictions,
  };
}
