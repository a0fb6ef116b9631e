import type { ConciergeChange } from "@bellhop/contract/concierge";
import { baseOf } from "@bellhop/contract/values";
import type { Disagreement } from "@bellhop/language/claims";
import type { AnswerableEntry } from "@bellhop/language/entries";
import { buildRetrieverInSteps, type Retriever } from "@bellhop/language/retrieval";
import type { Database } from "../../../platform/at/index.ts";
import { openLruCache } from "../../../platform/lru-cache.ts";
import { runInSlices } from "../../../platform/time-slices.ts";
import type { AssistantPart } from "../settings/settings.ts";
import type { Translations } from "../statements/translation-key.ts";
import { findVersionContent } from "./versions.queries.ts";

/** A version that is loaded and can answer. */
export type OpenVersion = {
  retriever: Retriever;
  /** By id. */
  entries: ReadonlyMap<string, AnswerableEntry>;
  assistant: AssistantPart;
  contested: readonly Disagreement[];
};

/** The knowledge of a loaded version, without its settings. */
export type OpenKnowledge = Pick<OpenVersion, "retriever" | "entries">;

type Knowledge = { entries: readonly AnswerableEntry[]; languages: readonly string[] };
type Make<Made> = (isOf: (mark: string) => void) => Promise<Made>;

/** The versions and drafts that this process has loaded. */
export type AssistantVersions = {
  /** Loads a version of a venue, or takes it from memory. */
  open(venueId: number, version: number): Promise<OpenVersion>;
  /** Keeps a version that was just built, so that the first guest need not wait for loading. */
  keep(venueId: number, version: number, built: OpenVersion): void;
  /** The draft, cached by mark as in `LruCache`. */
  openDraft(venueId: number, mark: string, make: Make<Knowledge>): Promise<OpenKnowledge>;
  /** The differences between draft and live, cached in the same way. */
  changes(
    venueId: number,
    mark: string,
    make: Make<readonly ConciergeChange[]>,
  ): Promise<readonly ConciergeChange[]>;
  /** What guests may get in a language, cached in the same way. */
  translations(
    venueId: number,
    language: string,
    mark: string,
    make: Make<Translations>,
  ): Promise<Translations>;
};

/** Entries of all loaded versions together. A loaded entry takes 4 to 18 KB, depending on its languages. */
const maxLiveEntries = 20_000;
/** The same for drafts, of venues whose members are editing. */
const maxDraftEntries = 15_000;
/** Venues. */
const maxChanges = 30;
/** Sentences. */
const maxTranslations = 200_000;

const entriesOf = ({ entries }: OpenKnowledge) => entries.size;

/** Keeps the most recently used versions in memory. A version never changes, so none can be out of date. */
export function openVersions(db: Database): AssistantVersions {
  const versions = openLruCache<OpenVersion>(maxLiveEntries, entriesOf);
  const drafts = openLruCache<OpenKnowledge>(maxDraftEntries, entriesOf);
  const changes = openLruCache<readonly ConciergeChange[]>(maxChanges);
  const translations = openLruCache<Translations>(maxTranslations, ({ size }) => size);
  return {
    open: (venueId, version) =>
      versions.get(`${venueId}`, `${version}`, () => openVersion(db, venueId, version)),
    keep: (venueId, version, built) => void versions.get(`${venueId}`, `${version}`, async () => built),
    openDraft: (venueId, mark, make) =>
      drafts.get(`${venueId}`, mark, async (isOf) => openKnowledge(await make(isOf))),
    changes: (venueId, mark, make) => changes.get(`${venueId}`, mark, make),
    translations: (venueId, language, mark, make) => translations.get(`${venueId} ${language}`, mark, make),
  };
}

async function openVersion(db: Database, venueId: number, version: number): Promise<OpenVersion> {
  const row = await db.readAtVenue(venueId, (at) => at.tx.row(findVersionContent, { venueId, version }));
  return loadVersion(row.entries, row.assistant, row.contradictions);
}

/** Loads a version, or a draft, from its parts. */
export async function loadVersion(
  entries: readonly AnswerableEntry[],
  assistant: AssistantPart,
  contested: readonly Disagreement[],
): Promise<OpenVersion> {
  return { ...(await openKnowledge({ entries, languages: assistant.languages })), assistant, contested };
}

async function openKnowledge({ entries: frozen, languages }: Knowledge): Promise<OpenKnowledge> {
  const entries = frozen.map((entry) => inLanguages(entry, languages));
  return {
    retriever: await runInSlices(buildRetrieverInSteps(entries)),
    entries: new Map(entries.map((entry) => [entry.entryId, entry])),
  };
}

/** The entry's texts in these languages; all of its texts if it has none of them. */
function inLanguages(entry: AnswerableEntry, languages: readonly string[]): AnswerableEntry {
  const bases = new Set(languages.map(baseOf));
  const texts = Object.fromEntries(Object.entries(entry.texts).filter(([tag]) => bases.has(baseOf(tag))));
  return Object.keys(texts).length > 0 ? { ...entry, texts } : entry;
}
