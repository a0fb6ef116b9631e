import type { EntryText } from "@bellhop/contract/knowledge";

type Words = "title" | "question" | "text";
type Texts = Readonly<Record<string, Pick<EntryText, Words> | null | undefined>>;

/**
 * An entry's title, in the first of these languages that has one, else in any: its name, else its question,
 * else its text. `by` limits which of these count.
 */
export function titleOf(
  texts: Texts,
  languages: readonly string[],
  by: readonly Words[] = ["title", "question", "text"],
): { text: string; language?: string } {
  for (const language of [...languages, ...Object.keys(texts)]) {
    const text = by.map((part) => texts[language]?.[part]?.trim()).find(Boolean);
    if (text) return { text, language };
  }
  return { text: "" };
}
