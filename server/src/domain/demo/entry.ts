import type { Unit } from "@bellhop/contract/knowledge";
import type { KnowledgeEntry } from "@bellhop/language/entries";
import { newId } from "../../platform/ids.ts";

type EntryTexts = [title: string, question: string, text: string];
type Set = Pick<KnowledgeEntry, "key" | "availability" | "facts" | "internal" | "scope"> & {
  /** In cents, and its unit. */
  euroCents?: number;
  per?: Unit;
  /** Minimum notice in hours. */
  hoursAhead?: number;
  /** Quantity per day. */
  capacity?: number;
  /** Needs confirmation by staff. */
  byStaff?: true;
};

/** An entry of the demo venues: in English, and in the other languages where texts are given. */
export function entry(
  section: KnowledgeEntry["section"],
  { euroCents, per, hoursAhead, capacity, byStaff, ...set }: Set,
  words: { en?: EntryTexts; it?: EntryTexts; de?: EntryTexts } = {},
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
