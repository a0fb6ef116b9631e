import type { KnowledgeEntry } from "./knowledge-entry.ts";

/** True if an entry tells guests something, in words or fields. Until then it counts nowhere: a question is no answer. */
export function isAnswered({ availability, facts, price, texts }: KnowledgeEntry): boolean {
  if (availability || price || Object.keys(facts ?? {}).length > 0) return true;
  return Object.values(texts).some(({ text, place }) => text.trim() !== "" || Boolean(place?.trim()));
}
