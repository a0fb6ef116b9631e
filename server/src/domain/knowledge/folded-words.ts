import type { KnowledgeEntry } from "@bellhop/language/entries";
import { foldedText } from "../../platform/search-terms.ts";

/** All the words of an entry, in every language, as they are searched. */
export function foldedWords({ key, texts, facts }: KnowledgeEntry): string {
  const words = Object.values(texts).flatMap(({ title, question, text, place }) => [
    title,
    question,
    text,
    place,
  ]);
  return foldedText(key?.replaceAll("_", " "), ...words, facts?.phone, facts?.email, facts?.url);
}
