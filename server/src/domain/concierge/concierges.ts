import type { Database } from "../../platform/at/index.ts";
import type { Disagreement } from "../contradictions/index.ts";
import { buildRetriever, type KnowledgeEntry, type Retriever } from "../knowledge/index.ts";
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

/** The concierges that this process has at hand. */
export type Concierges = {
  /** A venue's concierge as that version froze it. */
  open(venueId: number, version: number): Promise<OpenConcierge>;
  /** Has it at hand that was just built, for the first guest who asks it. */
  keep(venueId: number, version: number, built: OpenConcierge): void;
};

const keptMost = 200;

/** Keeps the concierges asked last in memory. A version never changes, so nothing here can be out of date. */
export function openConcierges(db: Database): Concierges {
  const kept = new Map<string, Promise<OpenConcierge>>();
  const keep = (key: string, opened: Promise<OpenConcierge>) => {
    kept.delete(key);
    kept.set(key, opened);
    const [oldest] = kept.keys();
    if (kept.size > keptMost && oldest) kept.delete(oldest);
  };
  return {
    open(venueId, version) {
      const key = `${venueId}/${version}`;
      const opened = kept.get(key) ?? openVersion(db, venueId, version);
      keep(key, opened);
      opened.catch(() => kept.delete(key));
      return opened;
    },
    keep: (venueId, version, built) => keep(`${venueId}/${version}`, Promise.resolve(built)),
  };
}

async function openVersion(db: Database, venueId: number, version: number): Promise<OpenConcierge> {
  const row = await db.readAtVenue(venueId, (at) => at.tx.row(findConcierge, [venueId, version]));
  return openParts(row.entries, row.assistant ?? assistantOfBefore, row.contradictions);
}

/** A concierge made of these parts, ready to be asked, whether it is a version or has yet to become one. */
export function openParts(
  frozen: readonly KnowledgeEntry[],
  assistant: AssistantPart,
  contested: readonly Disagreement[],
): OpenConcierge {
  const entries = frozen.map((entry) => saidIn(entry, assistant.languages));
  return {
    retriever: buildRetriever(entries),
    entries: new Map(entries.map((entry) => [entry.entryId, entry])),
    assistant,
    contested,
  };
}

/** What an entry says in these languages; where that is nothing, in those that it has. */
function saidIn(entry: KnowledgeEntry, languages: readonly string[]): KnowledgeEntry {
  if (languages.length === 0) return entry;
  const bases = new Set(languages.map(baseOf));
  const texts = Object.fromEntries(Object.entries(entry.texts).filter(([tag]) => bases.has(baseOf(tag))));
  return Object.keys(texts).length > 0 ? { ...entry, texts } : entry;
}

const baseOf = (tag: string) => tag.split("-")[0] ?? tag;
