import type { EntryChange, EntryText, Facts, Scope, Section } from "@bellhop/contract/knowledge";
import type { KnowledgeEntry, KnowledgeText } from "./knowledge-entry.ts";

export function applyChange(
  before: KnowledgeEntry | undefined,
  section: Section,
  change: EntryChange,
): KnowledgeEntry {
  const after = <Name extends keyof EntryChange & keyof KnowledgeEntry>(name: Name) =>
    change[name] === undefined ? before?.[name] : change[name];
  return normalizeEntry({
    entryId: change.entry_id.toLowerCase(),
    section,
    key: after("key"),
    availability: after("availability"),
    facts: after("facts"),
    price: after("price"),
    unit: after("unit"),
    offer: after("offer"),
    scope: after("scope"),
    internal: after("internal"),
    validFrom: change.valid_from === undefined ? before?.validFrom : change.valid_from,
    validUntil: change.valid_until === undefined ? before?.validUntil : change.valid_until,
    texts: { ...before?.texts, ...change.texts },
  });
}

type Optional = Omit<KnowledgeEntry, "entryId" | "section" | "texts" | "scope" | "internal">;
/** An entry with null or empty values in place of absent ones. */
export type Untidied = Pick<KnowledgeEntry, "entryId" | "section"> & {
  [Name in keyof Optional]?: Optional[Name] | null;
} & { scope?: Scope; internal?: boolean; texts: Record<string, KnowledgeText | EntryText | null> };

/** Normalizes an entry: drops empty values, so that equal content has one form. */
export function normalizeEntry({
  entryId,
  section,
  texts,
  facts,
  scope,
  internal,
  ...rest
}: Untidied): KnowledgeEntry {
  const set = {
    ...rest,
    facts: normalizeFacts(facts),
    scope: scope === "everyone" ? undefined : scope,
    internal: internal || undefined,
  };
  return { entryId, section, ...omitEmpty(set), texts: normalizeTexts(texts) };
}

type WithoutNull<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], null> };

function omitEmpty<Fields extends object>(fields: Fields): WithoutNull<Fields> {
  const present = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(present) as WithoutNull<Fields>;
}

function normalizeFacts(facts: Facts | null | undefined): Facts | undefined {
  const set = Object.entries(facts ?? {}).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return set.length > 0 ? Object.fromEntries(set) : undefined;
}

function normalizeTexts(texts: Untidied["texts"]): Record<string, KnowledgeText> {
  const written = Object.entries(texts).flatMap(([language, text]) => {
    if (!text || !(text.title || text.question || text.text || text.place)) return [];
    const { title, question, text: says, place } = text;
    return [[language, { title, text: says, ...(question && { question }), ...(place && { place }) }]];
  });
  return Object.fromEntries(written);
}
