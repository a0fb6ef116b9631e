import type { ConciergeChange } from "@bellhop/contract/concierge";
import { baseOf } from "@bellhop/contract/values";
import type { Disagreement } from "@bellhop/language/claims";
import type { AnswerableEntry } from "@bellhop/language/entries";
import { buildRetrieverInSteps, type Retriever } from "@bellhop/language/retrieval";
import type { Database } from "../../../platform/at/index.ts";
import { workInSlices } from "../../../platform/in-slices.ts";
import { lastUsed } from "../../../platform/last-used.ts";
import { type AssistantPart, assistantOfBefore } from "../settings/settings.ts";
import { findConcierge } from "./versions.queries.ts";

/** A version, ready to be asked. */
export type OpenVersion = {
  retriever: Retriever;
  /** Its entries as it froze them, by id. */
  entries: ReadonlyMap<string, AnswerableEntry>;
  assistant: AssistantPart;
  contested: readonly Disagreement[];
};

/** What a concierge says, ready to be asked, whatever settings it answers by. */
export type OpenKnowledge = Pick<OpenVersion, "retriever" | "entries">;

type Knowledge = { entries: readonly AnswerableEntry[]; languages: readonly string[] };
type Make<Made> = (isOf: (mark: string) => void) => Promise<Made>;

/** The concierges that this process has at hand. */
export type AssistantVersions = {
  /** A venue's concierge as that version froze it. */
  open(venueId: number, version: number): Promise<OpenVersion>;
  /** Has it at hand that was just built, for the first guest who asks it. */
  keep(venueId: number, version: number, built: OpenVersion): void;
  /** What has yet to become a version. Made again where the mark is another one, as `LastUsed` has it. */
  openDraft(venueId: number, mark: string, make: Make<Knowledge>): Promise<OpenKnowledge>;
  /** What differs between draft and live; made again likewise. */
  changes(
    venueId: number,
    mark: string,
    make: Make<readonly ConciergeChange[]>,
  ): Promise<readonly ConciergeChange[]>;
};

/** Entries of all versions at hand together: ready to be asked, one takes 4 to 18 KB, as many languages as it has. */
const liveEntriesMost = 20_000;
/** The same of the drafts of the venues whose members are writing, and try what they write. */
const draftEntriesMost = 15_000;
/** Venues whose members are writing. */
const changesMost = 30;

const entriesOf = ({ entries }: OpenKnowledge) => entries.size;

/** Keeps the concierges asked last in memory. A version never changes, so nothing here can be out of date. */
export function openVersions(db: Database): AssistantVersions {
  const versions = lastUsed<OpenVersion>(liveEntriesMost, entriesOf);
  const drafts = lastUsed<OpenKnowledge>(draftEntriesMost, entriesOf);
  const changes = lastUsed<readonly ConciergeChange[]>(changesMost);
  return {
    open: (venueId, version) =>
      versions.of(`${venueId}`, `${version}`, () => openVersion(db, venueId, version)),
    keep: (venueId, version, built) => void versions.of(`${venueId}`, `${version}`, async () => built),
    openDraft: (venueId, mark, make) =>
      drafts.of(`${venueId}`, mark, async (isOf) => openKnowledge(await make(isOf))),
    changes: (venueId, mark, make) => changes.of(`${venueId}`, mark, make),
  };
}

async function openVersion(db: Database, venueId: number, version: number): Promise<OpenVersion> {
  const row = await db.readAtVenue(venueId, (at) => at.tx.row(findConcierge, [venueId, version]));
  return openParts(row.entries, row.assistant ?? assistantOfBefore, row.contradictions);
}

/** A concierge made of these parts, ready to be asked, whether it is a version or has yet to become one. */
export async function openParts(
  entries: readonly AnswerableEntry[],
  assistant: AssistantPart,
  contested: readonly Disagreement[],
): Promise<OpenVersion> {
  return { ...(await openKnowledge({ entries, languages: assistant.languages })), assistant, contested };
}

async function openKnowledge({ entries: frozen, languages }: Knowledge): Promise<OpenKnowledge> {
  const entries = frozen.map((entry) => inLanguages(entry, languages));
  return {
    retriever: await workInSlices(buildRetrieverInSteps(entries)),
    entries: new Map(entries.map((entry) => [entry.entryId, entry])),
  };
}

/** What an entry says in these languages; where that is nothing, in those that it has. */
function inLanguages(entry: AnswerableEntry, languages: readonly string[]): AnswerableEntry {
  if (languages.length === 0) return entry;
  const bases = new Set(languages.map(baseOf));
  const texts = Object.fromEntries(Object.entries(entry.texts).filter(([tag]) => bases.has(baseOf(tag))));
  return Object.keys(texts).length > 0 ? { ...entry, texts } : entry;
}
