import type { KnowledgeEntry } from "./knowledge-entry.ts";

/** The entry's title, preferably in that language; empty if only its key has a name. */
export function titleIn({ texts }: KnowledgeEntry, language: string): string {
  const inOrder = Object.entries(texts).toSorted(
    ([one], [other]) => +(other === language) - +(one === language),
  );
  const called = inOrder.map(([, text]) => text.title || text.question).find((title) => title);
  return called ?? "";
}
