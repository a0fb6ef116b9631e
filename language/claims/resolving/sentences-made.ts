import type { EntryChange } from "@bellhop/contract/knowledge";
import type { KnowledgeEntry } from "../../entries/index.ts";
import { foldAligned } from "../../values/index.ts";
import { sentencesIn } from "../reading/segments.ts";

/** A sentence that a change writes, and the language that it is in. */
export type MadeSentence = { language: string; text: string };

/** The sentences of a changed entry that it did not have before. A change of fields alone writes none. */
export function sentencesMade({ texts }: KnowledgeEntry, change: EntryChange): MadeSentence[] {
  return Object.entries(change.texts ?? {}).flatMap(([language, text]) => {
    const before = new Set(
      linesOf(`${texts[language]?.title ?? ""}\n${texts[language]?.text ?? ""}`, language),
    );
    const after = linesOf(`${text?.title ?? ""}\n${text?.text ?? ""}`, language);
    return after.filter((line) => !before.has(line)).map((line) => ({ language, text: line }));
  });
}

const linesOf = (text: string, language: string): string[] =>
  sentencesIn(foldAligned(text), text, language).map(({ from, to }) => text.slice(from, to).trim());
