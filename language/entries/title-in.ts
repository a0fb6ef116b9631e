import type { KnowledgeEntry } from "./knowledge-entry.ts";

/** The entry's title, in the first of these languages that has one, else in any; empty if only its key has a name. */
export function titleIn({ texts }: Pick<KnowledgeEntry, "texts">, ...languages: string[]): string {
  const placeOf = (language: string) => {
    const place = languages.indexOf(language);
    return place < 0 ? languages.length : place;
  };
  const inOrder = Object.entries(texts).toSorted(([one], [other]) => placeOf(one) - placeOf(other));
  const called = inOrder.map(([, text]) => text.title || text.question).find((title) => title);
  return called ?? "";
}
