import type { OutputOf } from "@bellhop/contract/call";
import type { prepareAnswer } from "@bellhop/contract/suggestions";
import { tabStorage } from "../../../core/storage/guarded-storage.ts";

export type Words = { question: string; answer: string; language: string };

/** What a person has typed for a guest's question; the language from the first change on. */
export type Typed = Partial<Words>;

type Prepared = Pick<OutputOf<typeof prepareAnswer>, "question" | "language">;

/** The words to show. The prepared question is in its own language only. */
export function wordsOf(typed: Typed, prepared: Prepared | undefined, languages: readonly string[]): Words {
  const language = typed.language ?? prepared?.language ?? languages[0] ?? "en";
  const question = prepared?.language === language ? prepared.question : "";
  return { question: typed.question ?? question, answer: typed.answer ?? "", language };
}

/** After a change, the language that was shown stays, whatever is prepared later. */
export const withChange = (typed: Typed, { language }: Words, change: Typed): Typed => ({
  ...typed,
  language,
  ...change,
});

/** A person's unsent answer to a question, kept for the tab. Signing out removes keys with this prefix. */
export function keptAnswer(venueId: number, memberId: string, question: string) {
  const name = `bellhop.draft.answer.${venueId}.${memberId}.${question}`;
  return {
    read(): Typed {
      try {
        return JSON.parse(tabStorage.read(name) ?? "{}");
      } catch (damaged) {
        console.warn("The typed answer cannot be read:", damaged);
        return {};
      }
    },
    write: (typed: Typed) => void tabStorage.write(name, JSON.stringify(typed)),
    forget: () => void tabStorage.write(name, null),
  };
}

/** What the dialog about this question begins with, unless the person has typed an answer to it before. */
export function prefillAnswer(venueId: number, memberId: string, question: string, typed: Typed) {
  const kept = keptAnswer(venueId, memberId, question);
  if (!kept.read().answer) kept.write(typed);
}
