import type { EntryText } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import type { EntryOnScreen, EntryPatch } from "../../store/entry-fields.ts";

/** Falls back to the title. */
export const questionOf = (text: EntryText | undefined) => text?.question ?? text?.title ?? "";

/** The title follows the question while both are the same. */
export function questionPatch(text: EntryText | undefined, question: string): Partial<EntryText> {
  const title = text?.title ?? "";
  const isOwn = title.trim() !== "" && title.trim() !== shortened(questionOf(text));
  return isOwn ? { question } : { question, title: shortened(question) };
}

export const inLanguage = (language: string, question: string, text = ""): EntryPatch => ({
  texts: { [language]: { ...questionPatch(undefined, question), text } },
});

function shortened(question: string): string {
  const words = question.trim().replace(/\s+/g, " ");
  return words.length <= limits.entryTitleCharacters
    ? words
    : `${words.slice(0, limits.entryTitleCharacters - 1)}…`;
}

export function languagesOf(entry: EntryOnScreen): ReadonlySet<string> {
  const written = Object.entries(entry.texts).filter(
    ([, text]) => text.text.trim() || text.question?.trim() || text.title.trim(),
  );
  return new Set(written.map(([language]) => language));
}

export const languagesWithErrors = (errors: Readonly<Record<string, string>>): ReadonlySet<string> =>
  new Set(
    Object.keys(errors).flatMap((field) => (field.startsWith("texts.") ? (field.split(".")[1] ?? []) : [])),
  );
