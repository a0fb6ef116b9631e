import type { Availability, Money, Scope, Section } from "@bellhop/contract/knowledge";
import { baseOf } from "@bellhop/contract/values";

export type AnswerableText = {
  title: string;
  /** A question this entry answers, as a guest would ask it. */
  question?: string;
  /** What the assistant may say. */
  text: string;
};

/** One thing the assistant may say. */
export type AnswerableEntry = {
  entryId: string;
  section: Section;
  /** The canonical key of an amenity or a policy item: a topic of the lexicon, such as `parking` or `check_in`. */
  key?: string;
  availability?: Availability;
  /** By BCP 47 language. */
  texts: Record<string, AnswerableText>;
  price?: Money;
  /** For staff only: never retrieved, never said to a guest. */
  internal?: boolean;
  /** Which guests may be told; absent: everyone. */
  scope?: Scope;
  /** The first and the last day of the venue on which it holds, `YYYY-MM-DD`. */
  validFrom?: string;
  validUntil?: string;
};

/** The entry's text in the wanted language, else in the venue's default language, else in whatever it has. */
export function textIn(
  entry: AnswerableEntry,
  language: string,
  defaultLanguage?: string,
): AnswerableText & { language: string } {
  const has = Object.keys(entry.texts);
  const chosen =
    has.find((tag) => tag === language) ??
    has.find((tag) => baseOf(tag) === baseOf(language)) ??
    has.find((tag) => tag === defaultLanguage) ??
    has[0];
  const text = chosen === undefined ? undefined : entry.texts[chosen];
  if (chosen === undefined || text === undefined)
    throw new Error(`Knowledge entry ${entry.entryId} has no text`);
  return { ...text, language: chosen };
}
