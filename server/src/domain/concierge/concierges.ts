import type { ConciergeChange } from "@bellhop/contract/concierge";
import { baseOf } from "@bellhop/contract/values";
import type { Database } from "../../platform/at/index.ts";
import { lastUsed } from "../../platform/last-used.ts";
import type { Disagreement } from "../contradictions/index.ts";
import { buildInSlices, type KnowledgeEntry, type Retriever } from "../knowledge/index.ts";
import { type AssistantPart, assistantOfBefore } from "./assistant-part.ts";
import { findConcierge } from "./concierges.queries.ts";

/** A version, ready to be asked. */
export type OpenConcierge = {
  retriever: Retriever;
  /** Its entries as it froze them, by id. */
  entries: ReadonlyMap<string, KnowledgeEntry>;
  assistant: AssistantPart;
  contested: readonly Disagreement[];
};

/** What a concierge says, ready to be asked, whatever settings it answers by. */
export type OpenKnowledge = Pick<OpenConcierge, "retriever" | "entries">;

type Knowledge = { entries: readonly KnowledgeEntry[]; languages: readonly string[] };
type Make<Made> = (isOf: (mark: string) => void) => Promise<Made>;

/** The concierges that this process has at hand. */
export type Concierges = {
  /** A venue's concierge as that version froze it. */
  open(venueId: number, version: number): Promise<OpenConcierge>;
  /** Has it at hand that was just built, for the first guest who asks it. */
  keep(venueId: number, version: number, built: OpenConcierge): void;
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
export function openConcierges(db: Database): Concierges {
  const versions = lastUsed<OpenConcierge>(liveEntriesMost, entriesOf);
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

async function openVersion(db: Database, venueId: number, version: number): Promise<OpenConcierge> {
  const row = await db.readAtVenue(venueId, (at) => at.tx.row(findConcierge, { venueId, version }));
  return openParts(row.entries, row.assistant ?? assistantOfBefore, row.contradictions);
}

/** A concierge made of these parts, ready to be asked, whether it is a version or has yet to become one. */
export async function openParts(
  entries: readonly KnowledgeEntry[],
  assistant: AssistantPart,
  contested: readonly Disagreement[],
): Promise<OpenConcierge> {
  return { ...(await openKnowledge({ entries, languages: assistant.languages })), assistant, contested };
}

async function openKnowledge({ entries: frozen, languages }: Knowledge): Promise<OpenKnowledge> {
  const entries = frozen.map((entry) => inLanguages(entry, languages));
  return {
    retriever: await buildInSlices(entries),
    entries: new Map(entries.map((entry) => [entry.entryId, entry])),
  };
}

/** What an entry says in these languages; where that is nothing, in those that it has. */
function inLanguages(entry: KnowledgeEntry, languages: readonly string[]): KnowledgeEntry {
  if (languages.length === 0) return entry;
  const bases = new Set(languages.map(baseOf));
  const texts = Object.fromEntries(Object.entries(entry.texts).filter(([tag]) => bases.has(baseOf(tag))));
  return Object.keys(texts).length > 0 ? { ...entry, texts } : entry;
}
