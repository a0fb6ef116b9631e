import type { EntryText } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import type { EntryOnScreen, EntryPatch } from "../../store/entry-fields.ts";

/** The question as it is edited: of entries that have only a title, that. */
export const questionOf = (text: EntryText | undefined) => text?.question ?? text?.title ?? "";

/** What changes with the question: the row's name goes along for as long as it is the same. */
export function questionPatch(text: EntryText | undefined, question: string): Partial<EntryText> {
  const title = text?.title ?? "";
  const isOwn = title.trim() !== "" && title.trim() !== shortened(questionOf(text));
  return isOwn ? { question } : { question, title: shortened(question) };
}

/** How an entry begins whose question is known. */
export const asked = (language: string, question: string, text = ""): EntryPatch => ({
  texts: { [language]: { ...questionPatch(undefined, question), text } },
});

function shortened(question: string): string {
  const words = question.trim().replace(/\s+/g, " ");
  return words.length <= limits.entryTitleCharacters
    ? words
    : `${words.slice(0, limits.entryTitleCharacters - 1)}…`;
}

/** The languages in which an entry says something. */
export function writtenIn(entry: EntryOnScreen): ReadonlySet<string> {
  const said = Object.entries(entry.texts).filter(
    ([, text]) => text.text.trim() || text.question?.trim() || text.title.trim(),
  );
  return new Set(said.map(([language]) => language));
}

/** The languages in which something is wrong. */
export const wrongIn = (errors: Readonly<Record<string, string>>): ReadonlySet<string> =>
  new Set(
    Object.keys(errors).flatMap((field) => (field.startsWith("texts.") ? (field.split(".")[1] ?? []) : [])),
  );
