import type { Unit } from "@bellhop/contract/knowledge";
import type { KnowledgeEntry } from "@bellhop/language/entries";
import { newId } from "../../platform/ids.ts";

type Words = [title: string, question: string, text: string];
type Set = Pick<KnowledgeEntry, "key" | "availability" | "facts" | "internal" | "scope"> & {
  /** In cents, and what it is for. */
  euroCents?: number;
  per?: Unit;
  /** An upsell that has to be ordered so many hours before. */
  hoursAhead?: number;
  /** Of which there are so many a day. */
  capacity?: number;
  /** A colleague says whether it can be done. */
  byStaff?: true;
};

/** An entry as the demo venues write theirs: in English, and in the languages of their other guests where it has them. */
export function entry(
  section: KnowledgeEntry["section"],
  { euroCents, per, hoursAhead, capacity, byStaff, ...set }: Set,
  words: { en?: Words; it?: Words; de?: Words } = {},
): KnowledgeEntry {
  const texts = Object.entries(words).map(([language, [title, question, text]]) => [
    language,
    { title, question, text },
  ]);
  const offer = {
    lead_minutes: hoursAhead === undefined ? null : hoursAhead * 60,
    capacity: capacity ?? null,
    approval: byStaff ? ("staff" as const) : ("instant" as const),
    expires_hours: byStaff ? 24 : null,
    tax_percent: null,
  };
  return {
    entryId: newId(),
    section,
    ...set,
    texts: Object.fromEntries(texts),
    ...(euroCents !== undefined && { price: { amount: euroCents, currency: "EUR" } }),
    ...(per && { unit: per }),
    ...(section === "upsells" && { offer }),
  };
}
