import type { KnowledgeEntry } from "./knowledge-entry.ts";

/** What an entry is called, in that language where it has it; empty where only its key has a name. */
export function titleIn({ texts }: KnowledgeEntry, language: string): string {
  const inOrder = Object.entries(texts).toSorted(
    ([one], [other]) => +(other === language) - +(one === language),
  );
  const called = inOrder.map(([, text]) => text.title || text.question).find((title) => title);
  return called ?? "";
}
