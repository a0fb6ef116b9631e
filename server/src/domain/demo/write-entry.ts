import { newId } from "../../platform/ids.ts";
import type { KnowledgeEntry } from "../knowledge/index.ts";

type Words = [title: string, question: string, text: string];
type Facts = Pick<KnowledgeEntry, "key" | "availability" | "internal"> & {
  /** In cents. */
  euroCents?: number;
};

/** An entry as the demo venues write theirs: in English, and in the languages of their other guests where it has them. */
export function entry(
  section: KnowledgeEntry["section"],
  { euroCents, ...facts }: Facts,
  words: { en: Words; it?: Words; de?: Words },
): KnowledgeEntry {
  const texts = Object.entries(words).map(([language, [title, question, text]]) => [
    language,
    { title, question, text },
  ]);
  return {
    entryId: newId(),
    section,
    ...facts,
    texts: Object.fromEntries(texts),
    ...(euroCents === undefined ? {} : { price: { amount: euroCents, currency: "EUR" } }),
  };
}
