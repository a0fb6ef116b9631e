import type { EntryText } from "@bellhop/contract/knowledge";

type Words = "title" | "question" | "text";
type Texts = Readonly<Record<string, Pick<EntryText, Words> | null | undefined>>;

/**
 * What an entry is called, and in which language: in the first of these that has something, else in any, by its name,
 * else its question, else what it says. `by` tells which of these may name it where something else would.
 */
export function titleOf(
  texts: Texts,
  languages: readonly string[],
  by: readonly Words[] = ["title", "question", "text"],
): { words: string; language?: string } {
  for (const language of [...languages, ...Object.keys(texts)]) {
    const words = by.map((part) => texts[language]?.[part]?.trim()).find(Boolean);
    if (words) return { words, language };
  }
  return { words: "" };
}
