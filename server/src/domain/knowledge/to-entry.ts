import type { Entry } from "@bellhop/contract/knowledge";
import type { EntryRow } from "./entries.queries.ts";

/** An entry as calls answer it. */
export function toEntry({ entry, updatedAt, updatedBy }: EntryRow): Entry {
  const texts = Object.entries(entry.texts).map(([language, { title, question, text, place }]) => [
    language,
    { title, question: question ?? null, text, place: place ?? null },
  ]);
  return {
    entry_id: entry.entryId,
    section: entry.section,
    key: entry.key ?? null,
    availability: entry.availability ?? null,
    facts: entry.facts ?? {},
    price: entry.price ?? null,
    unit: entry.unit ?? null,
    offer: entry.offer ?? null,
    scope: entry.scope ?? "everyone",
    internal: entry.internal ?? false,
    valid_from: entry.validFrom ?? null,
    valid_until: entry.validUntil ?? null,
    texts: Object.fromEntries(texts),
    updated_at: updatedAt.toISOString(),
    updated_by: updatedBy,
  };
}
